package org.portalscope.scenario.program;

import org.portalscope.world.Place;

/** Stands behind the last statement of a function; its place is that of the last statement. */
public record FunctionEnd(Place place) implements Passed {

    @Override
    public int next(int here, Running running) {
        return running.leave(null);
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }
}
