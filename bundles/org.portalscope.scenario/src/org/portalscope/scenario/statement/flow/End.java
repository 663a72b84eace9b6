package org.portalscope.scenario.statement.flow;

import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/** Comes behind the last statement of a thread; its place is that of the last statement. */
public record End(SourceLocation place) implements Instruction {

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return Readiness.ENDED;
    }

    @Override
    public boolean isEnd() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(ThreadContext context) {
        throw new IllegalStateException("a thread that has ended does not run");
    }
}
