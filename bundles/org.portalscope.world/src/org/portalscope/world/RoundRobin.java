package org.portalscope.world;

import java.util.Optional;

/**
 * Gives every process, and in it deliveries, completions and each thread, a turn in a fixed circle; within a turn the oldest
 * comes first. What can happen happens after at most one round.
 */
public final class RoundRobin implements Scheduler {

    @Override
    public Optional<Choice> next(World world) {
        return world.after(world.network().turn());
    }
}
