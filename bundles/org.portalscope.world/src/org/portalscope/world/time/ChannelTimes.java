package org.portalscope.world.time;

import org.portalscope.engine.description.Nanoseconds;

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

    public ChannelTimes {
        if (!Nanoseconds.isDuration(latency) || !Nanoseconds.isDuration(overhead) || !Nanoseconds.isDuration(gap)) {
            throw new IllegalArgumentException("a duration is from 0 to " + Nanoseconds.LONGEST + " ns");
        }
    }
}
