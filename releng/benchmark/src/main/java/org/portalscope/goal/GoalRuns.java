package org.portalscope.goal;

import java.util.ArrayList;
import java.util.List;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.goal.program.WorldSimulation;
import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.LogGopsSimulation;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.goal.simulation.SimulationResult;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Parts;

/** What {@code stats} does with a GOAL schedule, once it is read: a ring, in each round of which each rank sends to the next one, receives, and calculates. */
@Warmup(iterations = 5, time = 1)
public class GoalRuns extends Settings {

    /** Operations of a rank in a round. */
    private static final int KINDS = 3;
    private static final int RANKS = 16;
    private static final SourcePosition NOWHERE = new SourcePosition(1, 1);

    /** In what the schedule passes. */
    public enum Simulation {
        WORLD, QUEUES
    }

    @Param
    public Simulation simulation;

    /** Its parts are operations. */
    @Param({"960", "4800"})
    public int operations;

    private GoalSchedule schedule;

    @Setup
    public void prepare() {
        List<GoalRank> ranks = new ArrayList<>();
        for (int rank = 0; rank < RANKS; rank++) {
            ranks.add(rank(rank, operations / RANKS / KINDS));
        }
        schedule = new GoalSchedule(ranks);
    }

    /** Each operation waits for the end of the round before. */
    private static GoalRank rank(int rank, int rounds) {
        List<GoalOperation> all = new ArrayList<>();
        List<GoalDependency> dependencies = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            int first = all.size();
            all.add(operation(GoalOperation.Kind.SEND, 8, (rank + 1) % RANKS));
            all.add(operation(GoalOperation.Kind.RECEIVE, 8, (rank + RANKS - 1) % RANKS));
            all.add(operation(GoalOperation.Kind.CALCULATION, 100, 0));
            dependencies.add(new GoalDependency(first + 2, first + 1, GoalDependency.State.DONE));
            if (round > 0) {
                dependencies.add(new GoalDependency(first, first - 1, GoalDependency.State.DONE));
                dependencies.add(new GoalDependency(first + 1, first - 1, GoalDependency.State.DONE));
            }
        }
        return new GoalRank(all, dependencies);
    }

    private static GoalOperation operation(GoalOperation.Kind kind, long amount, int peer) {
        return new GoalOperation(kind, "", amount, peer, 0, 0, 0, NOWHERE);
    }

    @Benchmark
    public SimulationResult run(Parts count) throws LogGopsException, ScenarioException {
        count.parts += operations;
        return simulation == Simulation.WORLD ? WorldSimulation.run("ring", schedule, LogGopsParameters.DEFAULT, MatchingPlace.NIC)
                : LogGopsSimulation.run(schedule, LogGopsParameters.DEFAULT, MatchingPlace.NIC);
    }
}
