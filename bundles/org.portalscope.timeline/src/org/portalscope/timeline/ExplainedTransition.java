package org.portalscope.timeline;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/**
 * A transition with its steps, and how its thread came through it.
 *
 * @param first       whether it was the first one of its thread
 * @param depthBefore how many calls the thread was in before it; 0 if no thread takes part
 * @param depthAfter  how many it is in behind it, none if it has ended
 * @param before      the innermost call of the thread before it
 * @param after       the innermost call of the thread behind it
 */
record ExplainedTransition(Transition transition, boolean first, int depthBefore, int depthAfter, CallStacks.Call before, CallStacks.Call after) {

    private static final int BYTES = 512;
    private static final int BYTES_OF_EFFECT = 128;
    private static final int BYTES_OF_CHECK = 24;

    boolean isOf(Choice.RunThread thread) {
        return transition.choice().equals(thread);
    }

    /** About how many bytes it takes. */
    long bytes() {
        long bytes = BYTES;
        for (int step = 0; step < transition.steps().size(); step++) {
            Effect effect = transition.effect(step);
            bytes += effect == null ? BYTES_OF_CHECK : BYTES_OF_EFFECT + effect.dataLength();
        }
        return bytes;
    }
}
