package org.portalscope.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.session.CursorState.Change;
import org.portalscope.world.Transition;

/**
 * The steps that lie between two stops of the cursor, and the processes that took them.
 *
 * @param steps in the order in which they were made; about the last {@value #MOST} if there are more
 */
record Changes(List<Change> steps, Set<Integer> processes) {

    static final int MOST = 10_000;
    static final Changes NONE = new Changes(List.of(), Set.of());

    /** The steps that a move passed. */
    static Changes of(Move move) {
        boolean made = !move.isBack();
        Timeline timeline = move.timeline();
        Position from = made ? move.from() : move.to();
        Position to = made ? move.to() : move.from();
        List<Change> latestFirst = new ArrayList<>();
        Set<Integer> processes = new HashSet<>();
        for (int number = to.transition(); number >= Math.max(1, from.transition()) && latestFirst.size() < MOST; number--) {
            Transition transition = timeline.transition(number);
            int first = number == from.transition() ? from.step() : 0;
            int last = number == to.transition() ? to.step() : transition.steps().size();
            for (int step = last - 1; step >= first; step--) {
                latestFirst.add(new Change(transition.process(), transition.steps().get(step), made));
                processes.add(transition.process());
            }
        }
        Collections.reverse(latestFirst);
        return new Changes(List.copyOf(latestFirst), Set.copyOf(processes));
    }

    boolean acted(int process) {
        return processes.contains(process);
    }
}
