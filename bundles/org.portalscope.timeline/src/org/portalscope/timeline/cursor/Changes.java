package org.portalscope.timeline.cursor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.timeline.Move;
import org.portalscope.timeline.cursor.CursorState.Change;

/**
 * The steps that lie between two stops of the cursor, and the processes that took them.
 *
 * @param steps in the order in which they were made; the last {@value #MOST} if there are more, none if it was a jump
 */
public record Changes(List<Change> steps, Set<Integer> processes) {

    static final int MOST = 10_000;
    public static final Changes NONE = new Changes(List.of(), Set.of());

    public Changes {
        steps = List.copyOf(steps);
        processes = Set.copyOf(processes);
    }

    /**
     * The steps that a move passed. A jump tells none, only who acted.
     *
     * @param before how many transitions each process had made before the move, by index
     * @param after  the same behind it
     */
    public static Changes of(Move move, long[] before, long[] after) {
        if (!move.isJump()) {
            return steps(move);
        }
        return new Changes(List.of(), IntStream.range(0, after.length).filter(process -> before[process] != after[process]).boxed()
                .collect(Collectors.toUnmodifiableSet()));
    }

    private static Changes steps(Move move) {
        Deque<Change> latest = new ArrayDeque<>();
        Set<Integer> processes = new HashSet<>();
        move.forEachStep((transition, step) -> {
            latest.addLast(new Change(transition.process(), transition.steps().get(step), !move.isBack()));
            processes.add(transition.process());
            if (latest.size() > MOST) {
                latest.removeFirst();
            }
        });
        List<Change> changes = new ArrayList<>(latest);
        if (move.isBack()) {
            Collections.reverse(changes);
        }
        return new Changes(List.copyOf(changes), Set.copyOf(processes));
    }

    boolean acted(int process) {
        return processes.contains(process);
    }
}
