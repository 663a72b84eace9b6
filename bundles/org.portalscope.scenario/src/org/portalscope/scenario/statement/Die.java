package org.portalscope.scenario.statement;

import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/** Ends the process with all its threads, as if its node failed: {@code die;}. */
public record Die(SourceLocation place) implements Instruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(ThreadContext context) {
        context.die();
    }
}
