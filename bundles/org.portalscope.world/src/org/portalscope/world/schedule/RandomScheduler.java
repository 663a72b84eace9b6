package org.portalscope.world.schedule;

import java.util.List;
import java.util.Optional;

import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.random.SplitMix64;

/**
 * Chooses at random what happens next, every enabled choice as likely as the others. The number of the transition decides which output of
 * the generator SplitMix64 is used, so that it remembers nothing, and the same seed makes the same run on every machine. Of the output,
 * the upper 32 bits times the number of choices, divided by 2³², is the index of the choice.
 */
public final class RandomScheduler implements Scheduler {

    private final SplitMix64 random;

    public RandomScheduler(long seed) {
        random = new SplitMix64(seed);
    }

    @Override
    public Optional<Choice> next(World world) {
        List<Choice> enabled = world.enabled();
        return enabled.isEmpty() ? Optional.empty() : Optional.of(enabled.get(random.below(enabled.size(), world.transitions())));
    }
}
