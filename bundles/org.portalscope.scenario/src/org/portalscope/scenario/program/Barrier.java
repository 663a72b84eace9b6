package org.portalscope.scenario.program;

import org.portalscope.world.Place;
import org.portalscope.world.Program.Readiness;

/** Waits until every process that has barriers stands at this one too: {@code barrier;}. Not Portals, but the runtime system's. */
public record Barrier(Place place) implements Instruction {

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return Readiness.MEETS;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) {
        running.passBarrier();
        running.moveOn();
    }
}
