package org.portalscope.goal.program;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.goal.GoalDependency;
import org.portalscope.goal.GoalRank;

/**
 * The operations of a rank in chains, in each of which an operation requires the one before to be done: a thread can do those of a chain one after the
 * other without keeping one waiting that may start.
 */
final class OperationChains {

    private final GoalRank rank;
    private final List<List<GoalDependency>> awaited = new ArrayList<>();
    private final List<List<Integer>> chains = new ArrayList<>();
    private final int[] chainOf;

    OperationChains(GoalRank rank) {
        this.rank = rank;
        int size = rank.operations().size();
        chainOf = new int[size];
        IntStream.range(0, size).forEach(i -> awaited.add(new ArrayList<>()));
        rank.dependencies().stream().distinct().forEach(dependency -> awaited.get(dependency.operation()).add(dependency));
        order().forEach(this::place);
    }

    /** All operations, each behind those that it waits for, else in the order in which they begin that are released together. */
    private List<Integer> order() {
        List<Integer> order = new ArrayList<>();
        boolean[] placed = new boolean[awaited.size()];
        List<Integer> left = new ArrayList<>(IntStream.range(0, placed.length).boxed()
                .sorted(Comparator.comparing((Integer i) -> rank.operations().get(i).kind()).thenComparing(i -> i)).toList());
        while (!left.isEmpty()) {
            List<Integer> next = left.stream().filter(i -> awaited.get(i).stream().allMatch(dependency -> placed[dependency.predecessor()])).toList();
            next.forEach(i -> placed[i] = true);
            order.addAll(next);
            left.removeAll(next);
        }
        return order;
    }

    private void place(int operation) {
        for (GoalDependency dependency : awaited.get(operation)) {
            List<Integer> chain = chains.get(chainOf[dependency.predecessor()]);
            if (dependency.state() == GoalDependency.State.DONE && chain.get(chain.size() - 1) == dependency.predecessor()) {
                chain.add(operation);
                chainOf[operation] = chainOf[dependency.predecessor()];
                return;
            }
        }
        chainOf[operation] = chains.size();
        chains.add(new ArrayList<>(List.of(operation)));
    }

    /** The chains, in the order of the operations that they begin with. */
    List<List<Integer>> all() {
        return chains;
    }

    /** What an operation waits for in other chains than its own. */
    List<GoalDependency> awaited(int operation) {
        return awaited.get(operation).stream().filter(dependency -> chainOf[dependency.predecessor()] != chainOf[operation]).toList();
    }

    /** Whether an operation waits for nothing. */
    boolean isFree(int operation) {
        return awaited.get(operation).isEmpty();
    }

    /** Whether an operation of another chain waits for a state of this one. */
    boolean isAwaited(int operation, GoalDependency.State state) {
        return rank.dependencies().stream().anyMatch(dependency -> dependency.predecessor() == operation && dependency.state() == state
                && chainOf[dependency.operation()] != chainOf[operation]);
    }
}
