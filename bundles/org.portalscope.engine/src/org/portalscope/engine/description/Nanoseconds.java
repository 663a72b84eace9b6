package org.portalscope.engine.description;

/** The durations of virtual time that there are, in nanoseconds: what {@link Unit#NANOSECONDS} counts. */
public final class Nanoseconds {

    /** The longest duration: about 73 years, so that sums of a few of them are no problem. */
    public static final long LONGEST = Long.MAX_VALUE / 4;

    /** What is said to be expected where a number is no duration. */
    public static final String RANGE = "a duration from 0 ns to 73 years";

    private Nanoseconds() {
    }

    /** Whether a number of nanoseconds is a duration. */
    public static boolean isDuration(long nanoseconds) {
        return nanoseconds >= 0 && nanoseconds <= LONGEST;
    }
}
