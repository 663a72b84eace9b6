package org.portalscope.world;

import java.util.List;
import java.util.Optional;

/**
 * Chooses at random what happens next, every enabled choice as likely as the others. It draws from SplitMix64: the number of the
 * transition decides which of the generator's outputs is used, so that it remembers nothing, and the same seed makes the same run
 * on every machine. Of the output, the upper 32 bits times the number of choices, divided by 2³², is the index of the choice.
 */
public final class SeededRandom implements Scheduler {

    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

    private final long seed;

    public SeededRandom(long seed) {
        this.seed = seed;
    }

    @Override
    public Optional<Choice> next(World world) {
        List<Choice> enabled = world.enabled();
        return enabled.isEmpty() ? Optional.empty() : Optional.of(enabled.get(index(world.transitions(), enabled.size())));
    }

    private int index(long transition, int choices) {
        return (int) ((output(transition) >>> 32) * choices >>> 32);
    }

    /** The output of SplitMix64 of a number, from 0. */
    private long output(long number) {
        long mixed = seed + (number + 1) * GOLDEN_GAMMA;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ mixed >>> 31;
    }
}
