package org.portalscope.replay;

import java.util.Optional;

import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.Scheduler;

/** Lets happen in a world that repeats a recording what was recorded, to the end of the recording. */
public final class RecordedScheduler implements Scheduler {

    private final RecordedWorlds worlds;

    /** @param worlds that make the world */
    public RecordedScheduler(RecordedWorlds worlds) {
        this.worlds = worlds;
    }

    @Override
    public Optional<Choice> next(World world) {
        int next = (int) world.transitions() + 1;
        return next > worlds.size() ? Optional.empty() : Optional.of(worlds.choice(world, next));
    }

    @Override
    public boolean awaitsMore() {
        return worlds.isGrowing();
    }
}
