package org.portalscope.session;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.step.Step;

/**
 * The steps that lie between two stops of the cursor, and the processes that took them.
 *
 * @param steps in the order in which they were made; the last {@value #MOST} if there are more
 */
record Changes(List<Step> steps, Set<Integer> processes) {

    static final int MOST = 10_000;
    static final Changes NONE = new Changes(List.of(), Set.of());

    /** The steps between two positions, whichever comes first. */
    static Changes between(Timeline timeline, Position one, Position other) {
        Position from = one.compareTo(other) <= 0 ? one : other;
        Position to = from == one ? other : one;
        List<Step> steps = new ArrayList<>();
        Set<Integer> processes = new HashSet<>();
        for (int number = to.transition(); number >= Math.max(1, from.transition()) && steps.size() < MOST; number--) {
            int first = number == from.transition() ? from.step() : 0;
            int last = number == to.transition() ? to.step() : timeline.steps(number);
            if (first < last) {
                steps.addAll(0, timeline.transition(number).steps().subList(first, last));
                processes.add(timeline.transition(number).process());
            }
        }
        return new Changes(List.copyOf(steps), Set.copyOf(processes));
    }

    boolean acted(int process) {
        return processes.contains(process);
    }
}
