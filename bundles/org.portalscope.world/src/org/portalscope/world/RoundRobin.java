package org.portalscope.world;

import java.util.Comparator;
import java.util.Optional;

/**
 * Gives every process, and in it deliveries, completions and each thread, a turn in a fixed circle; within a turn the oldest
 * comes first. What can happen happens after at most one round.
 */
public final class RoundRobin implements Scheduler {

    @Override
    public Optional<Choice> next(World world) {
        Turn last = world.network().turn();
        return world.enabled().stream().min(Comparator
                .comparing((Choice choice) -> choice.turn().compareTo(last) <= 0)
                .thenComparing(Choice::turn));
    }
}
