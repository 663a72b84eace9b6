package org.portalscope.session.statistics;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;
import org.portalscope.world.Transition;

/** Keeps the lengths of match lists and event queues. */
final class LengthStatistics implements RunStatistics.Counting {

    /** What an event in a queue is called, unlike one that is lost there. */
    private static final String HELD = "event";

    private final StatisticTable table;

    LengthStatistics(StatisticTable table) {
        this.table = table;
    }

    @Override
    public void count(Transition transition, Effect effect) {
        for (ValueChange change : effect.changes()) {
            if (change.subject() instanceof Subject.OfObject object) {
                count(transition.process(), object.handle(), change);
            }
        }
    }

    private void count(int process, long handle, ValueChange change) {
        int difference = change.before() == null ? 1 : -1;
        Object value = change.before() == null ? change.after() : change.before();
        if (value instanceof EntryValues entry) {
            table.add(StatisticKey.ofList(process, Handle.networkInterface(handle), entry.portal(), Statistic.MATCH_LIST_LENGTH), difference);
        } else if (value instanceof Event && change.name().equals(HELD)) {
            table.add(length(process, handle), difference);
        } else if (Handle.is(Handle.Kind.EQ, handle) && change.after() == null) {
            table.add(length(process, handle), -table.value(length(process, handle)));
        }
    }

    private static StatisticKey length(int process, long queue) {
        return StatisticKey.ofQueue(process, queue, Statistic.EVENT_QUEUE_LENGTH, "");
    }
}
