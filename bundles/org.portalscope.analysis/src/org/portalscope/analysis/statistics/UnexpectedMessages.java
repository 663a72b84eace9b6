package org.portalscope.analysis.statistics;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;

/**
 * Keeps the number of unexpected messages: from its {@code PTL_EVENT_PUT_START} on, a message is one as long as that event is in its queue, and then as
 * long as the protocol says that it keeps it.
 */
final class UnexpectedMessages {

    private final StatisticTable table;
    private final Set<StartEvent> starts = new HashSet<>();
    private final Map<Integer, Long> kept = new HashMap<>();

    UnexpectedMessages(StatisticTable table) {
        this.table = table;
    }

    private record StartEvent(int process, long queue, long sequence) {
    }

    /** A descriptor for such messages has logged an event. */
    void logged(int process, long queue, Event event) {
        if (event.kind() == EventKind.PTL_EVENT_PUT_START && starts.add(new StartEvent(process, queue, event.sequence()))) {
            add(process, 1);
        }
    }

    /** Any event has been taken from its queue. */
    void taken(int process, long queue, Event event) {
        if (starts.remove(new StartEvent(process, queue, event.sequence()))) {
            add(process, -1);
        }
    }

    /** A queue has been released with all its events. */
    void released(int process, long queue) {
        int before = starts.size();
        starts.removeIf(start -> start.process == process && start.queue == queue);
        add(process, starts.size() - before);
    }

    /** The protocol keeps so many of a process now. */
    void kept(int process, long now) {
        Long before = kept.put(process, now);
        add(process, now - (before == null ? 0 : before));
    }

    private void add(int process, long difference) {
        if (difference != 0) {
            table.add(StatisticKey.of(process, Statistic.UNEXPECTED_RECVQ_LENGTH, ""), difference);
        }
    }
}
