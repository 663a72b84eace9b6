package org.portalscope.timeline;

import java.util.function.ObjIntConsumer;

import org.portalscope.world.Transition;

/**
 * A move of the cursor: the steps between two positions were applied if it went forwards, and reverted if it went back.
 *
 * @param timeline what had been executed at the end of the move
 * @param from     where the cursor was
 * @param to       where it is
 */
public record Move(Timeline timeline, Position from, Position to) {

    /** Transitions beyond which a move is a jump. */
    public static final int FAR = 200;

    /** Whether it went back. */
    public boolean isBack() {
        return to.compareTo(from) < 0;
    }

    /** Whether it led so far that two states are compared rather than all steps between them looked at, or not by steps. */
    public boolean isJump() {
        return transitions() > FAR || breaks();
    }

    /** Whether no steps lead from one end to the other. */
    boolean breaks() {
        return isBack() ? timeline.breaks(to, from) : timeline.breaks(from, to);
    }

    /** How many transitions the ends of the move are apart. */
    public int transitions() {
        return Math.abs(to.transition() - from.transition());
    }

    /** Hands out the steps that were passed, in the order in which the cursor passed them, each with its index in its transition. */
    public void forEachStep(ObjIntConsumer<Transition> action) {
        if (isBack()) {
            for (int number = from.transition(); number >= Math.max(1, to.transition()); number--) {
                for (int step = last(number, from) - 1; step >= first(number, to); step--) {
                    action.accept(timeline.transition(number), step);
                }
            }
        } else {
            for (int number = Math.max(1, from.transition()); number <= to.transition(); number++) {
                for (int step = first(number, from); step < last(number, to); step++) {
                    action.accept(timeline.transition(number), step);
                }
            }
        }
    }

    /** Index of the first step of a transition that lies behind the earlier end of the move. */
    private static int first(int number, Position earlier) {
        return number == earlier.transition() ? earlier.step() : 0;
    }

    /** Index behind the last step of a transition that lies before the later end of the move. */
    private int last(int number, Position later) {
        return number == later.transition() ? later.step() : timeline.steps(number);
    }
}
