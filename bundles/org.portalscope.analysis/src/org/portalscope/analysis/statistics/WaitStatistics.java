package org.portalscope.analysis.statistics;

import java.util.HashMap;
import java.util.Map;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.Transition;

/** Counts the waits for events, and measures them in virtual time. */
final class WaitStatistics implements RunStatistics.Counting {

    private static final String BEGIN = "WaiterAdded";
    private static final String END = "WaiterServed";

    private final StatisticTable table;
    private final Map<WaitingThread, Wait> waits = new HashMap<>();

    WaitStatistics(StatisticTable table) {
        this.table = table;
    }

    private record WaitingThread(int process, long thread) {
    }

    private record Wait(long queue, long since) {
    }

    @Override
    public void count(Transition transition, Effect effect) {
        if (effect.kind().equals(BEGIN)) {
            long queue = effect.field("queue", Long.class).orElseThrow();
            table.add(StatisticKey.ofQueue(transition.process(), queue, Statistic.WAITS, ""), 1);
            waits.put(thread(transition, effect), new Wait(queue, transition.time()));
        } else if (effect.kind().equals(END)) {
            Wait wait = waits.remove(thread(transition, effect));
            if (wait != null) { // one that had begun before the recording has no known length
                end(transition, wait);
            }
        }
    }

    private void end(Transition transition, Wait wait) {
        if (transition.time() != Transition.NO_TIME) {
            table.measure(StatisticKey.ofQueue(transition.process(), wait.queue, Statistic.WAIT_NANOSECONDS, ""), transition.time() - wait.since);
        }
    }

    private static WaitingThread thread(Transition transition, Effect effect) {
        return new WaitingThread(transition.process(), effect.field("thread", Long.class).orElseThrow());
    }
}
