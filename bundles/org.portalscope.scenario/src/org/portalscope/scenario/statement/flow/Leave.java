package org.portalscope.scenario.statement.flow;

import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/**
 * Leaves the innermost loop: {@code break;}.
 *
 * @param depth  how many loops that count their rounds lie around it, if the loop itself does so too, else -1
 * @param target the instruction behind the loop
 */
public record Leave(SourceLocation place, int depth, int target) implements Instruction {

    @Override
    public boolean mayBeLocal() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(ThreadContext context) {
        if (depth >= 0) {
            context.count(depth, null);
        }
        context.moveTo(target);
    }
}
