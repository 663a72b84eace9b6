package org.portalscope.goal.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.portalscope.goal.GoalDependency;
import org.portalscope.goal.GoalRank;

/** Which operations of a rank no other keeps from starting. */
final class Releases {

    private final GoalRank rank;
    private final List<List<GoalDependency>> successors = new ArrayList<>();
    private final int[] awaited;
    private final long[] earliest;
    private final boolean[] done;
    private final boolean[] lost;
    private final List<Integer> released = new ArrayList<>();

    Releases(GoalRank rank) {
        this.rank = rank;
        int size = rank.operations().size();
        awaited = new int[size];
        earliest = new long[size];
        done = new boolean[size];
        lost = new boolean[size];
        for (int i = 0; i < size; i++) {
            successors.add(new ArrayList<>(0));
        }
        for (GoalDependency dependency : rank.dependencies()) {
            successors.get(dependency.predecessor()).add(dependency);
            awaited[dependency.operation()]++;
        }
        for (int i = 0; i < size; i++) {
            if (awaited[i] == 0) {
                released.add(i);
            }
        }
    }

    /** Notes that an operation comes to a state. */
    void reach(int operation, GoalDependency.State state, long time) {
        done[operation] |= state == GoalDependency.State.DONE;
        for (GoalDependency dependency : successors.get(operation)) {
            if (dependency.state() == state) {
                int successor = dependency.operation();
                earliest[successor] = Math.max(earliest[successor], time);
                if (--awaited[successor] == 0) {
                    released.add(successor);
                }
            }
        }
    }

    /** The operations that have been released since it was last asked, in the order in which they begin. */
    List<Integer> take() {
        List<Integer> all = new ArrayList<>(released);
        released.clear();
        all.sort(Comparator.comparing((Integer index) -> rank.operations().get(index).kind()).thenComparing(index -> index));
        return all;
    }

    /** When an operation that is released may start. */
    long earliest(int operation) {
        return earliest[operation];
    }

    /** Notes that nobody receives the message of a send. */
    void lose(int send) {
        lost[send] = true;
    }

    /**
     * The operations that come to no end.
     *
     * @param number of the rank
     */
    List<SimulationResult.Pending> pending(int number) {
        List<SimulationResult.Pending> pending = new ArrayList<>();
        for (int i = 0; i < done.length; i++) {
            if (lost[i] || !done[i]) {
                SimulationResult.End end = lost[i] ? SimulationResult.End.RECEIVED : SimulationResult.End.DONE;
                pending.add(new SimulationResult.Pending(number, rank.operations().get(i), end));
            }
        }
        return pending;
    }
}
