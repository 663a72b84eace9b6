package org.portalscope.scenario.program;

import org.portalscope.world.Place;

/** Ends the process with all its threads, as if its node failed: {@code die;}. */
public record Die(Place place) implements Instruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) {
        running.die();
    }
}
