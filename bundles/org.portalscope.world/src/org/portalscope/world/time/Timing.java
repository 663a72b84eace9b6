package org.portalscope.world.time;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Whether a world has virtual time, and what messages cost in it. Nothing reads a clock: time passes because nothing can happen before.
 *
 * @param exists   whether there is time
 * @param others   what a message costs on a channel that is not named
 * @param channels what it costs on those that are, by the names of the two processes, the sender first
 * @param model    makes the model that says when operations begin and messages arrive, which then cost nothing on channels; null if there is none
 */
public record Timing(boolean exists, ChannelTimes others, Map<List<String>, ChannelTimes> channels, Supplier<PerformanceModel> model) {

    /** No time at all. */
    public static final Timing NONE = new Timing(false, ChannelTimes.NONE, Map.of());

    public Timing {
        channels = Map.copyOf(channels);
    }

    /** Time of which channels alone decide. */
    public Timing(boolean exists, ChannelTimes others, Map<List<String>, ChannelTimes> channels) {
        this(exists, others, channels, null);
    }

    /** Time of which a model decides. */
    public static Timing of(Supplier<PerformanceModel> model) {
        return new Timing(true, ChannelTimes.NONE, Map.of(), model);
    }

    /** What a message costs from one process to another. */
    public ChannelTimes of(String from, String to) {
        return channels.getOrDefault(List.of(from, to), others);
    }
}
