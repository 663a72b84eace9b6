package org.portalscope.goal.parser;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import org.portalscope.goal.GoalDependency;

/** Looks for operations that wait for each other in a circle. */
final class DependencyCycle {

    private final List<List<GoalDependency>> waits = new ArrayList<>();
    private final int[] open;

    DependencyCycle(int operations, List<GoalDependency> dependencies) {
        open = new int[operations];
        for (int i = 0; i < operations; i++) {
            waits.add(new ArrayList<>());
        }
        for (GoalDependency dependency : dependencies) {
            waits.get(dependency.operation()).add(dependency);
            open[dependency.operation()]++;
        }
    }

    /** The dependencies of a cycle, each waiting for the operation of the next, the last for that of the first; empty if there is none. */
    List<GoalDependency> find() {
        removeThoseThatEnd();
        for (int operation = 0; operation < open.length; operation++) {
            if (open[operation] > 0) {
                return from(operation);
            }
        }
        return List.of();
    }

    /** Takes away the operations that nobody keeps from ending; those that are left over wait for one that is left over. */
    private void removeThoseThatEnd() {
        List<List<Integer>> successors = new ArrayList<>();
        waits.forEach(operation -> successors.add(new ArrayList<>()));
        waits.forEach(all -> all.forEach(dependency -> successors.get(dependency.predecessor()).add(dependency.operation())));
        Deque<Integer> free = new ArrayDeque<>();
        for (int operation = 0; operation < open.length; operation++) {
            if (open[operation] == 0) {
                free.add(operation);
            }
        }
        while (!free.isEmpty()) {
            for (int successor : successors.get(free.remove())) {
                if (--open[successor] == 0) {
                    free.add(successor);
                }
            }
        }
    }

    private List<GoalDependency> from(int start) {
        List<GoalDependency> way = new ArrayList<>();
        int[] passed = new int[open.length];
        int operation = start;
        while (passed[operation] == 0) {
            GoalDependency next = waits.get(operation).stream().filter(dependency -> open[dependency.predecessor()] > 0).findFirst().orElseThrow();
            way.add(next);
            passed[operation] = way.size();
            operation = next.predecessor();
        }
        return way.subList(passed[operation] - 1, way.size());
    }
}
