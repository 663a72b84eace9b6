package org.portalscope.scenario.statement.flow;

import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.PassedInstruction;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/** Goes on elsewhere: behind the block that was chosen, or back to the header of a loop. */
public record Jump(SourceLocation place, int target) implements PassedInstruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public int next(int here, ThreadContext context) {
        return target;
    }
}
