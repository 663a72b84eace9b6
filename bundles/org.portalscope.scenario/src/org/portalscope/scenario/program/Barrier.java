package org.portalscope.scenario.program;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.world.Place;
import org.portalscope.world.Program.Readiness;

/** Waits until every process that has barriers stands at this one too: {@code barrier;}. Not Portals, but the runtime system's. */
public record Barrier(Place place) implements Instruction {

    @Override
    public Readiness readiness(ScenarioProgram program, PortalsProcess portals, int thread) {
        return program.gathering().complete(program.barriersPassed()) ? Readiness.READY : Readiness.WAITS;
    }

    @Override
    public void execute(Running running) {
        running.passBarrier();
        running.moveOn();
    }
}
