package org.portalscope.world;

import java.util.List;
import java.util.Optional;

/**
 * Chooses at random what happens next, every enabled choice as likely as the others. The number of the transition decides which output of
 * the generator SplitMix64 is used, so that it remembers nothing, and the same seed makes the same run on every machine. Of the output,
 * the upper 32 bits times the number of choices, divided by 2³², is the index of the choice.
 */
public final class SeededRandom implements Scheduler {

    private final SplitMix random;

    public SeededRandom(long seed) {
        random = new SplitMix(seed);
    }

    @Override
    public Optional<Choice> next(World world) {
        List<Choice> enabled = world.enabled();
        return enabled.isEmpty() ? Optional.empty() : Optional.of(enabled.get(random.below(enabled.size(), world.transitions())));
    }
}
