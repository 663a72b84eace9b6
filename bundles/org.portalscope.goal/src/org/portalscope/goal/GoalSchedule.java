package org.portalscope.goal;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * A GOAL schedule, the input of the simulator LogGOPSim: a graph of operations for each rank.
 *
 * @param ranks by their numbers
 */
public record GoalSchedule(List<GoalRank> ranks) {

    /** The longest virtual time in nanoseconds, 104 days: every number up to it is exact in JSON. */
    public static final long LONGEST_TIME = (1L << 53) - 1;

    public GoalSchedule {
        ranks = List.copyOf(ranks);
    }

    /** The operations of all ranks. */
    public Stream<GoalOperation> operations() {
        return ranks.stream().flatMap(rank -> rank.operations().stream());
    }

    /** How many processors each rank has: as many as any operation of the schedule names. */
    public int cpus() {
        return count(GoalOperation::cpu);
    }

    private int count(ToIntFunction<GoalOperation> index) {
        return 1 + operations().mapToInt(index).max().orElse(0);
    }
}
