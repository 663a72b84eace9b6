package org.portalscope.scenario.statement.flow;

import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/**
 * Goes on with the next round of the innermost loop: {@code continue;}.
 *
 * @param target the end of a loop that counts its rounds, or the header of one that does not
 */
public record Next(SourceLocation place, int target) implements Instruction {

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
        context.moveTo(target);
    }
}
