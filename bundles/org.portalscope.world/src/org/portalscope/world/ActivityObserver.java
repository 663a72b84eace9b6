package org.portalscope.world;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.effect.DescriptorUpdated;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.protocol.ReceiveQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.time.ActivityObserved;
import org.portalscope.world.time.Observation;
import org.portalscope.world.time.PerformanceModel;

/**
 * Sees in a transition what a performance model has to know: which activity begins, which message is sent, and what searches of the queue of posted receives
 * and of that of unexpected messages come to. Match entries belong to these queues as the protocol of their process says.
 */
final class ActivityObserver {

    private final World world;
    private final WorldProcess process;
    private final StepJournal journal;
    private final int activity;
    /** The operation that a thread is in, or none. */
    private final int operation;
    private final List<Long> unexpectedBefore;

    /** Of a transition that is about to be made. */
    ActivityObserver(World world, Choice choice, StepJournal journal) {
        this.world = world;
        this.journal = journal;
        process = world.process(choice.process());
        activity = world.activities().activity(choice);
        operation = choice instanceof Choice.RunThread run ? world.activities().operation(run) : PerformanceModel.NONE;
        unexpectedBefore = operation == PerformanceModel.NONE ? List.of() : process.program().unexpectedMessages();
    }

    /** Notes the activity that begins. */
    void begin() {
        if (activity != PerformanceModel.NONE) {
            note(ModelledActivities.begun(activity));
        }
    }

    /** Notes what has come of it, by the effects of the transition from one on. */
    void end(int from) {
        List<Effect> effects = List.copyOf(journal.effects().subList(from, journal.effects().size()));
        if (operation == PerformanceModel.NONE) {
            effects.forEach(this::accepted);
        } else if (world.activities().model().isSending(operation)) {
            effects.forEach(this::sent);
        } else if (world.activities().model().isSearching(operation)) {
            effects.forEach(this::posted);
            taken();
        }
    }

    private void accepted(Effect effect) {
        if (activity != PerformanceModel.NONE && effect instanceof OperationStarted started && started.operation().kind() == Operation.Kind.PUT) {
            MemoryDescriptor descriptor = process.portals().state().descriptor(started.operation().descriptor());
            MatchEntry entry = process.portals().state().entry(descriptor.entry());
            MatchList list = descriptor.networkInterface().list(entry.values().portal());
            if (isOf(ReceiveQueue.POSTED, entry)) {
                note(new Observation(Observation.Kind.MATCHED, activity, entry.handle(), posted(list, entry) + 1));
            } else {
                note(new Observation(Observation.Kind.UNEXPECTED, activity, 0, posted(list, null)));
            }
        }
    }

    private void sent(Effect effect) {
        if (effect instanceof MessageSent sent && sent.message() instanceof PutRequest put
                && process.program().entryRoles().queueOf(put.portal(), put.matchBits(), 0, Unlink.PTL_UNLINK).isPresent()) {
            note(new Observation(Observation.Kind.SENT, operation, world.network().channels().arriving(put).number(), 0));
        }
    }

    private void posted(Effect effect) {
        if (effect instanceof DescriptorUpdated updated) {
            MemoryDescriptor descriptor = process.portals().state().descriptor(updated.handle());
            MatchEntry entry = process.portals().state().entry(descriptor.entry());
            if (entry != null && isPosted(entry)) {
                note(new Observation(Observation.Kind.POSTED, operation, entry.handle(), unexpectedBefore.size()));
            }
        }
    }

    private void taken() {
        List<Long> after = process.program().unexpectedMessages();
        for (int i = 0; i < unexpectedBefore.size(); i++) {
            if (i == after.size() || !unexpectedBefore.get(i).equals(after.get(i))) {
                note(new Observation(Observation.Kind.TAKEN, operation, 0, i + 1));
                return;
            }
        }
    }

    /** How many receives are posted in a list, up to an entry or to the end. */
    private int posted(MatchList list, MatchEntry end) {
        int count = 0;
        for (MatchEntry entry = list.first(); entry != end; entry = entry.next()) {
            count += isPosted(entry) ? 1 : 0;
        }
        return count;
    }

    private boolean isPosted(MatchEntry entry) {
        return entry.attached() != null && entry.attached().active() && entry.attached().threshold() != 0 && isOf(ReceiveQueue.POSTED, entry);
    }

    private boolean isOf(ReceiveQueue queue, MatchEntry entry) {
        Optional<ReceiveQueue> role = process.program().entryRoles().queueOf(entry.values().portal(), entry.values().matchBits(), entry.values().ignoreBits(),
                entry.values().unlink());
        return role.isPresent() && role.get() == queue;
    }

    private void note(Observation observation) {
        Executor.change(process, journal, new ActivityObserved(observation, world.activities().model().words(observation)));
    }
}
