package org.portalscope.scenario.program;

import org.portalscope.world.Place;

/** Goes on elsewhere: behind the block that was chosen, or back to the header of a loop. */
public record Jump(Place place, int target) implements Passed {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public int next(int here, Running running) {
        return target;
    }
}
