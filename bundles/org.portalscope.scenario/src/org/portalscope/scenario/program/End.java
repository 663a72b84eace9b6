package org.portalscope.scenario.program;

import org.portalscope.world.Place;
import org.portalscope.world.Program.Readiness;

/** Stands behind the last statement of a thread; its place is that of the last statement. */
public record End(Place place) implements Instruction {

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return Readiness.ENDED;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) {
        throw new IllegalStateException("a thread that has ended does not run");
    }
}
