package org.portalscope.analysis.statistics;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.protocol.ReceiveQueue;
import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;

/** Keeps the lengths of the queues of protocols with receives. A receive is posted while the descriptor of its entry is active. */
final class ReceiveQueueStatistics implements RunStatistics.Counting {

    /** The field of a step that says how many unexpected messages a protocol keeps. */
    private static final String KEPT = "unexpected_messages";

    private final StatisticTable table;
    private final WorldState state;
    private final UnexpectedMessages unexpected;
    private final Map<ProcessObject, ReceiveQueue> entries = new HashMap<>();
    private final Map<ProcessObject, Receiver> receivers = new HashMap<>();

    ReceiveQueueStatistics(StatisticTable table, WorldState state) {
        this.table = table;
        this.state = state;
        unexpected = new UnexpectedMessages(table);
    }

    private record ProcessObject(int process, long handle) {
    }

    /** A descriptor of such an entry. */
    private record Receiver(ReceiveQueue queue, boolean hasThreshold, boolean inactivated) {

        boolean isPosted() {
            return queue == ReceiveQueue.POSTED && hasThreshold && !inactivated;
        }

        Receiver after(ValueChange change) {
            return switch (change.name()) {
                case "threshold" -> new Receiver(queue, (Long) change.after() != 0, inactivated);
                case "inactivated_by" -> new Receiver(queue, hasThreshold, (Long) change.after() != 0);
                case "entry" -> new Receiver(queue, false, true);
                default -> this;
            };
        }
    }

    @Override
    public void count(Transition transition, Effect effect) {
        int process = transition.process();
        for (ValueChange change : effect.changes()) {
            if (change.subject() instanceof Subject.OfObject object) {
                count(new ProcessObject(process, object.handle()), change);
            }
        }
        effect.field(KEPT, Long.class).ifPresent(now -> unexpected.kept(process, now));
    }

    private void count(ProcessObject object, ValueChange change) {
        if (change.after() instanceof EntryValues entry) {
            queueOf(object.process, entry).ifPresent(queue -> entries.put(object, queue));
        } else if (change.before() instanceof EntryValues) {
            entries.remove(object);
        } else if (change.after() instanceof DescriptorValues created) {
            attached(object, created);
        } else if (change.before() instanceof DescriptorValues) {
            replace(object, null);
        } else if (change.after() instanceof Event event) {
            logged(object, event);
        } else if (change.before() instanceof Event event) {
            unexpected.taken(object.process, object.handle, event);
        } else if (change.name().equals("capacity") && change.after() == null) {
            unexpected.released(object.process, object.handle);
        } else if (receivers.containsKey(object)) {
            replace(object, receivers.get(object).after(change));
        }
    }

    private Optional<ReceiveQueue> queueOf(int process, EntryValues entry) {
        return state.process(process).entryRoles().queueOf(entry.portal(), entry.matchBits(), entry.ignoreBits(), entry.unlink());
    }

    private void attached(ProcessObject descriptor, DescriptorValues created) {
        ReceiveQueue queue = entries.get(new ProcessObject(descriptor.process, created.entry()));
        if (queue != null) {
            replace(descriptor, new Receiver(queue, created.md().threshold() != 0, false));
        }
    }

    private void logged(ProcessObject queue, Event event) {
        Receiver receiver = receivers.get(new ProcessObject(queue.process, event.mdHandle()));
        if (receiver != null && receiver.queue == ReceiveQueue.UNEXPECTED) {
            unexpected.logged(queue.process, queue.handle, event);
        }
    }

    private void replace(ProcessObject descriptor, Receiver after) {
        Receiver before = after == null ? receivers.remove(descriptor) : receivers.put(descriptor, after);
        boolean wasPosted = before != null && before.isPosted();
        boolean isPosted = after != null && after.isPosted();
        if (wasPosted != isPosted) {
            table.add(StatisticKey.of(descriptor.process, Statistic.POSTED_RECVQ_LENGTH, ""), isPosted ? 1 : -1);
        }
    }
}
