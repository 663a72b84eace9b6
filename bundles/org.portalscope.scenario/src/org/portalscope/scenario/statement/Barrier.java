package org.portalscope.scenario.statement;

import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/** Waits until every process that has barriers is at this one too: {@code barrier;}. Not Portals, but the runtime system's. */
public record Barrier(SourceLocation place) implements Instruction {

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return Readiness.AT_BARRIER;
    }

    @Override
    public boolean isBarrier() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(ThreadContext context) {
        context.passBarrier();
        context.moveOn();
    }
}
