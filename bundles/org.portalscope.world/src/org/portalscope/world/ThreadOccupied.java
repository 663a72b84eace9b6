package org.portalscope.world;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Parts;

/**
 * A thread is occupied until a moment of virtual time.
 *
 * @param by     by what
 * @param before when its last occupation ended, in nanoseconds
 * @param until  when this one ends
 */
public record ThreadOccupied(int thread, By by, long before, long until) implements Effect {

    /** What occupies a thread. */
    public enum By {
        /** It computes. */
        COMPUTING("computes"),
        /** It lets time pass. */
        WAITING("waits"),
        /** It hands a message to the network. */
        SENDING("is busy with sending");

        private final String words;

        By(String words) {
            this.words = words;
        }
    }

    @Override
    public void apply(Parts parts) {
        parts.part(Occupation.class).occupy(thread, until);
    }

    @Override
    public void revert(Parts parts) {
        parts.part(Occupation.class).occupy(thread, before);
    }

    @Override
    public String words() {
        return "thread " + thread + " " + by.words + " until " + Durations.text(until);
    }

    @Override
    public String section() {
        return "";
    }
}
