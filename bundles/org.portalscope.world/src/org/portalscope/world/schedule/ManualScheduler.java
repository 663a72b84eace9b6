package org.portalscope.world.schedule;

import java.util.Optional;

import org.portalscope.world.Choice;
import org.portalscope.world.World;

/** Never chooses: what happens next is for whoever steers the run, transition by transition. */
public final class ManualScheduler implements Scheduler {

    @Override
    public Optional<Choice> next(World world) {
        return Optional.empty();
    }

    @Override
    public boolean isManual() {
        return true;
    }
}
