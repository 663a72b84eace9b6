package org.portalscope.world.time;

/**
 * What a message costs on a channel, in nanoseconds of virtual time.
 *
 * @param latency  from its departure to its arrival
 * @param overhead for which it occupies the thread that sends it with PtlPut or PtlGet; it departs after that
 * @param gap      from its departure to that of the next on the same channel, at least
 */
public record ChannelTimes(long latency, long overhead, long gap) {

    /** A message costs nothing. */
    public static final ChannelTimes NONE = new ChannelTimes(0, 0, 0);

    /** The longest duration: about 73 years, so that sums of a few of them are no problem. */
    public static final long LONGEST = Long.MAX_VALUE / 4;

    /** What is said to be expected where a number is no duration. */
    public static final String RANGE = "a duration from 0 ns to 73 years";

    public ChannelTimes {
        if (!isDuration(latency) || !isDuration(overhead) || !isDuration(gap)) {
            throw new IllegalArgumentException("a duration is from 0 to " + LONGEST + " ns");
        }
    }

    /** Whether a number of nanoseconds is a duration. */
    public static boolean isDuration(long nanoseconds) {
        return nanoseconds >= 0 && nanoseconds <= LONGEST;
    }
}
