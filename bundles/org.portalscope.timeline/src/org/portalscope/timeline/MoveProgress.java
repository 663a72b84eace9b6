package org.portalscope.timeline;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/** How far a move has come whose length is known; told by who moves, and asked by any thread. */
public final class MoveProgress {

    private static final int PERCENT = 100;
    /** Transitions between two times that others are told. */
    private static final int PIECE = 1 << 10;
    private static final int NONE = -1;

    private volatile int percent = NONE;

    /**
     * A move begins.
     *
     * @param length    how many transitions it is going to pass
     * @param cancelled asked behind each of them
     * @return to be asked instead
     */
    public BooleanSupplier begin(int length, BooleanSupplier cancelled) {
        percent = 0;
        int[] passed = new int[1];
        return () -> {
            if (++passed[0] % PIECE == 0) {
                percent = (int) Math.min(PERCENT, (long) PERCENT * passed[0] / Math.max(1, length));
            }
            return cancelled.getAsBoolean();
        };
    }

    /** The move has ended. */
    public void end() {
        percent = NONE;
    }

    /** How far it is, from 0 to 100; empty if none is under way, or its length is not known. */
    public OptionalInt percent() {
        int now = percent;
        return now == NONE ? OptionalInt.empty() : OptionalInt.of(now);
    }
}
