package org.portalscope.analysis.statistics;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;

/**
 * Gathers the numbers of a run from its transitions, in their order from the first one on. What it keeps does not grow with the run: a few numbers for each
 * list and queue, and the descriptors, queues and waits that there are. It takes steps by what they say of themselves.
 */
public final class RunStatistics implements Consumer<Transition> {

    private final StatisticTable table;
    private final List<Counting> counts;

    /** Looks at a step of a transition. */
    @FunctionalInterface
    interface Counting {
        void count(Transition transition, Effect effect);
    }

    /** @param state of the world that runs */
    public RunStatistics(WorldState state) {
        this(state, sample -> { });
    }

    /** @param samples is told of every sample of a level */
    public RunStatistics(WorldState state, Consumer<LevelSample> samples) {
        table = new StatisticTable(samples);
        counts = List.of(new TrafficStatistics(table), new SearchStatistics(table), new LengthStatistics(table, state), new WaitStatistics(table),
                new ReceiveQueueStatistics(table, state));
    }

    @Override
    public void accept(Transition transition) {
        for (Step step : transition.steps()) {
            if (step instanceof Effect effect) {
                counts.forEach(counting -> counting.count(transition, effect));
            }
        }
        table.sample(transition);
    }

    /** The numbers so far: those of the run first, then process by process, each as a whole, its lists, its queues. */
    public List<StatisticRow> rows() {
        return table.rows();
    }
}
