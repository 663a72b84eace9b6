package org.portalscope.world.time;

import java.util.List;
import java.util.Map;

/**
 * Whether a world has virtual time, and what messages cost in it. Nothing reads a clock: time passes because nothing can happen before.
 *
 * @param exists   whether there is time
 * @param others   what a message costs on a channel that is not named
 * @param channels what it costs on those that are, by the names of the two processes, the sender first
 */
public record Timing(boolean exists, ChannelTimes others, Map<List<String>, ChannelTimes> channels) {

    /** No time at all. */
    public static final Timing NONE = new Timing(false, ChannelTimes.NONE, Map.of());

    public Timing {
        channels = Map.copyOf(channels);
    }

    /** What a message costs from one process to another. */
    public ChannelTimes of(String from, String to) {
        return channels.getOrDefault(List.of(from, to), others);
    }
}
