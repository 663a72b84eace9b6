package org.portalscope.analysis.statistics;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;

/** Keeps the lengths of match lists and event queues. */
final class LengthStatistics implements RunStatistics.Counting {

    /** What an event in a queue is called, unlike one that is lost there. */
    private static final String HELD = "event";

    private final StatisticTable table;

    /** @param state of the world before the first transition: a recording may begin in the middle of a run */
    LengthStatistics(StatisticTable table, WorldState state) {
        this.table = table;
        for (ProcessState process : state.processes()) {
            process.portals().interfaces().stream().filter(NetworkInterface::initialized).forEach(each -> begin(process.index(), each));
        }
    }

    private void begin(int process, NetworkInterface networkInterface) {
        List<MatchList> lists = networkInterface.portalTable();
        for (int portal = 0; portal < lists.size(); portal++) {
            add(StatisticKey.ofList(process, networkInterface.number(), portal, Statistic.MATCH_LIST_LENGTH), lists.get(portal).size());
        }
        networkInterface.queues().all().forEach(queue -> add(length(process, queue.handle()), queue.size()));
    }

    private void add(StatisticKey key, int length) {
        if (length > 0) {
            table.add(key, length);
        }
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
