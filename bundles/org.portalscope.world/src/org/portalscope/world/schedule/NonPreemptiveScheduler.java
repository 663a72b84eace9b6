package org.portalscope.world.schedule;

import java.util.Optional;

import org.portalscope.world.Choice;
import org.portalscope.world.World;

/**
 * Lets a thread go on as long as it can. If it waits, operations of its own process end that can, since it may wait for that; then everybody gets a turn in
 * round-robin order, until a thread can go on again. So few threads take turns, as on a processor that leaves no thread before it waits for others.
 */
public final class NonPreemptiveScheduler implements Scheduler {

    @Override
    public Optional<Choice> next(World world) {
        return world.nextWithoutPreemption();
    }

    @Override
    public boolean completesAtOnce() {
        return true;
    }

    @Override
    public boolean keepsThread() {
        return true;
    }
}
