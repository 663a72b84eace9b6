package org.portalscope.world;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.world.fault.CompletionFault;
import org.portalscope.world.fault.DeathFault;
import org.portalscope.world.fault.Fault;
import org.portalscope.world.fault.FaultStruck;
import org.portalscope.world.fault.ProcessDied;
import org.portalscope.world.network.DataTaken;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.NoSuchProcess;
import org.portalscope.world.network.Payload;
import org.portalscope.world.network.TimePassed;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Program;

/** Makes choices happen and records the transitions. */
final class Executor {

    private final World world;
    private final TransitionJournal recorded = new TransitionJournal();
    private final List<Effect> unread = new ArrayList<>();
    /** The header of the message that arrives, where nobody keeps inputs. */
    private final Header arriving = new Header();
    /** That of the transition which is being made, or null. */
    private StepJournal current;

    Executor(World world) {
        this.world = world;
    }

    Transition execute(Choice choice, int number) {
        PortalsProcess portals = world.process(choice.process()).portals();
        Opening opening = opening(choice);
        portals.recordTo(recorded);
        try {
            enter(opening, recorded);
            execute(choice, opening, recorded);
            leave(opening, recorded);
            return recorded.finish(number, choice, world.time());
        } catch (OutOfMemoryError | IllegalArgumentException e) {
            revert(recorded.effects(), 0, world.process(choice.process()));
            throw e;
        } finally {
            portals.recordTo(null);
            recorded.clear();
        }
    }

    CachedTransition execute(Choice choice, List<Effect> effects) {
        int from = effects.size();
        int to = execute(choice, opening(choice), new EffectJournal(effects));
        return CachedTransition.of(world, choice, effects, from, to);
    }

    /**
     * Makes a thread execute the local statements that it is before.
     *
     * @param most    how many at most
     * @param effects to which their effects are added
     * @return how many there were
     */
    int executeLocal(WorldProcess process, int thread, int most, List<Effect> effects) {
        StepJournal journal = new EffectJournal(effects);
        int count = 0;
        while (count < most && executeLocal(process, thread, journal)) {
            count++;
        }
        return count;
    }

    private boolean executeLocal(WorldProcess process, int thread, StepJournal journal) {
        int from = journal.effects().size();
        boolean local = process.program().executeLocal(thread, new RecordedExecution(world, process, thread, journal));
        if (local && process.program().hasInvariants()) {
            process.program().checkInvariants(new RecordedExecution(world, process, thread, journal));
            local = process.program().failure() == null;
        }
        if (!local) {
            revert(journal.effects(), from, process);
        }
        return local;
    }

    /** Reverts what has been recorded from an effect on, the last first. */
    private static void revert(List<Effect> effects, int from, WorldProcess process) {
        for (int i = effects.size() - 1; i >= from; i--) {
            effects.remove(i).revert(process);
        }
    }

    void repeat(Choice choice, CachedTransition cached, List<Effect> effects) {
        WorldProcess process = world.process(choice.process());
        Opening opening = choice instanceof Choice.Deliver deliver ? delivered(Turn.NONE, choice.turn(), deliver.message()) : cached.opening();
        opening.take(world.network());
        effects.add(opening);
        for (Effect effect : cached.between()) {
            effect.apply(process);
            effects.add(effect);
        }
        if (cached.leavesData() || world.network().refusedCount() > 0) {
            DataDisposal disposal = new DataDisposal(world, process, new EffectJournal(effects));
            disposal.clear(cached.own());
            disposal.clear(cached.between());
        }
    }

    void advance(Choice choice) {
        advance(choice, unread);
        unread.clear();
    }

    void advance(Choice choice, List<Effect> effects) {
        execute(choice, opening(choice), new EffectJournal(effects));
    }

    void advance(Choice choice, List<Effect> effects, CheckListener checks) {
        execute(choice, opening(choice), new CheckJournal(effects, checks));
    }

    /** Returns how many effects there are before the environment does its part. */
    private int execute(Choice choice, Opening opening, StepJournal journal) {
        WorldProcess process = world.process(choice.process());
        int from = journal.effects().size();
        process.portals().attach(journal);
        current = journal;
        try {
            long now = world.instants().of(choice);
            ActivityObserver observer = world.activities().exist() ? new ActivityObserver(world, choice, journal) : null;
            change(process, journal, opening);
            if (now > world.now()) {
                change(process, journal, new TimePassed(world.now(), now));
            }
            if (observer != null) {
                observer.begin();
            }
            if (choice instanceof Choice.Repeat repeat) {
                takeAll(process, journal, repeat.inputs());
            } else if (choice instanceof Choice.Inject injection) {
                takeAll(process, journal, injection.inputs());
            } else {
                proceed(process, journal, opening);
            }
            if (observer != null) {
                observer.end(from);
            }
            DataDisposal disposal = new DataDisposal(world, process, journal);
            disposal.count(from);
            int to = journal.effects().size();
            if (disposal.leavesData(from)) {
                disposal.clear(from);
            }
            if (process.program().hasInvariants() && !(choice instanceof Choice.Inject)) { // whose fault that is, the next transition says
                process.program().checkInvariants(new RecordedExecution(world, process, 0, journal));
            }
            return to;
        } finally {
            process.portals().attach(null);
            current = null;
            process.tellChange();
        }
    }

    /** A fault strikes a process in the transition that it is making, if it has not before. */
    void strike(WorldProcess process, Fault fault) {
        if (!process.faults().hasStruck(fault)) {
            change(process, current, new FaultStruck(null, fault));
        }
    }

    private Opening opening(Choice choice) {
        Turn before = world.network().turn();
        if (choice instanceof Choice.Repeat repeat) {
            return opening(repeat.choice());
        }
        if (choice instanceof Choice.Inject) {
            return new InputInjected(before);
        }
        WorldProcess process = world.process(choice.process());
        if (choice instanceof Choice.RunThread run) {
            Program program = process.program();
            return new ThreadScheduled(before, choice.turn(), run.thread(), program.place(run.thread()),
                    program.isWithinStatement(run.thread()));
        }
        if (choice instanceof Choice.Deliver deliver) {
            return delivered(before, choice.turn(), deliver.message());
        }
        if (choice instanceof Choice.Die) {
            return new ProcessStopped(before, choice.turn());
        }
        Choice.Complete complete = (Choice.Complete) choice;
        Operation operation = complete.operation();
        return new CompletionStarted(before, choice.turn(), operation, world.network().payload(operation), complete.niFailType());
    }

    private MessageDelivered delivered(Turn before, Turn after, Message message) {
        Network network = world.network();
        InFlightMessage inFlight = network.channels().arriving(message);
        return new MessageDelivered(before, after, inFlight, inFlight.isSent() ? network.channels().before(inFlight.number()) : -1);
    }

    /** Opens the scope of a transition; that of a statement is a mark among its inputs, too. */
    private static void enter(Opening opening, TransitionJournal journal) {
        if (opening instanceof ThreadScheduled run) {
            FrameEntered mark = run.place().mark(run.thread());
            journal.record(mark);
            journal.enter(mark.scope());
        } else {
            journal.enter(scope(opening));
        }
    }

    private static void leave(Opening opening, TransitionJournal journal) {
        journal.leave();
        if (opening instanceof ThreadScheduled run) {
            journal.record(new FrameLeft(run.thread()));
        }
    }

    private static Scope scope(Opening opening) {
        if (opening instanceof MessageDelivered delivered) {
            return new Scope(Scope.Kind.MESSAGE, delivered.message().label());
        }
        if (opening instanceof ProcessStopped) {
            return new Scope(Scope.Kind.COMPLETION, "death");
        }
        if (opening instanceof InputInjected) {
            return new Scope(Scope.Kind.COMPLETION, "from outside");
        }
        CompletionStarted completion = (CompletionStarted) opening;
        return new Scope(Scope.Kind.COMPLETION, completion.operation().label() + (completion.fails() ? " fails" : " completes"));
    }

    private void proceed(WorldProcess process, StepJournal journal, Opening opening) {
        if (opening instanceof ThreadScheduled run) {
            process.program().execute(run.thread(), new RecordedExecution(world, process, run.thread(), journal));
        } else if (opening instanceof MessageDelivered delivered) {
            deliver(process, journal, delivered.message());
        } else if (opening instanceof CompletionStarted completion) {
            end(process, journal, completion);
        } else {
            die(process, journal);
        }
    }

    /** Takes inputs as they were recorded; the data that come with a message are no longer in flight. */
    private void takeAll(WorldProcess process, StepJournal journal, List<Input> inputs) {
        Execution execution = new RecordedExecution(world, process, 0, journal);
        for (Input input : inputs) {
            Payload payload = input instanceof MessageArrived arrived ? world.network().payload(arrived.message()) : null;
            if (payload != null) {
                change(process, journal, new DataTaken(((MessageArrived) input).message().key(), payload));
            }
            process.program().take(input, execution);
        }
    }

    private static void die(WorldProcess process, StepJournal journal) {
        DeathFault fault = process.faults().death(process.faults().transitions() - 1);
        if (fault != null) {
            change(process, journal, new FaultStruck(null, fault));
        }
        change(process, journal, new ProcessDied());
        Effect end = process.program().death();
        if (end != null) {
            change(process, journal, end);
        }
    }

    private static void end(WorldProcess process, StepJournal journal, CompletionStarted completion) {
        Operation operation = completion.operation();
        CompletionFault fault = process.faults().faultOf(operation);
        if (fault != null) {
            change(process, journal, new FaultStruck(operation, fault));
        }
        if (completion.fails()) {
            process.portals().take(OperationFailed.of(operation, completion.niFailType()));
        } else if (journal.explains()) {
            process.portals().take(OperationCompleted.of(operation, completion.data()));
        } else {
            PendingOperation pending = process.portals().state().interfaces().get(operation.networkInterface()).operation(operation.link());
            process.portals().complete(pending, completion.data() == null ? null : MemoryBlock.of(completion.data()), 0);
        }
    }

    private void deliver(WorldProcess process, StepJournal journal, Message message) {
        boolean exists = world.process(message.target().packed()) != null;
        if (!exists || process.isDead()) { // R61, R78
            if (journal.explains()) {
                journal.note(new NoSuchProcess(message, exists));
            }
            new DataDisposal(world, process, journal).refuse(message);
        } else if (journal.explains()) {
            process.portals().take(new HeaderArrived(message));
        } else {
            arriving.set(message);
            process.portals().arrive(arriving);
        }
    }

    static void change(WorldProcess process, StepJournal journal, Effect effect) {
        effect.apply(process);
        journal.note(effect);
    }

    /** Notes what a statement does in a journal. */
    private static final class RecordedExecution extends StatementExecution {

        private final StepJournal journal;

        RecordedExecution(World world, WorldProcess process, int thread, StepJournal journal) {
            super(world);
            this.journal = journal;
            of(process, thread);
        }

        @Override
        public boolean explains() {
            return journal.explains();
        }

        @Override
        public void note(Check check) {
            if (journal.explains()) {
                journal.note(check);
            }
        }

        @Override
        public void change(Effect effect) {
            Executor.change(process(), journal, effect);
        }
    }
}
