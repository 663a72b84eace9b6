package org.portalscope.world.schedule;

import java.util.Optional;

import org.portalscope.world.Choice;
import org.portalscope.world.World;

/**
 * Gives every process, and in it deliveries, completions and each thread, a turn in round-robin order; within a turn the oldest
 * comes first. What can happen happens after at most one round.
 */
public final class RoundRobinScheduler implements Scheduler {

    @Override
    public Optional<Choice> next(World world) {
        return world.next();
    }

    @Override
    public boolean completesAtOnce() {
        return true;
    }
}
