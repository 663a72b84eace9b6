package org.portalscope.scenario.statement.flow;

import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.PassedInstruction;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/** Comes behind the last statement of a function; its place is that of the last statement. */
public record FunctionEnd(SourceLocation place) implements PassedInstruction {

    @Override
    public int next(int here, ThreadContext context) {
        return context.leave(null);
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }
}
