package org.portalscope.scenario.statement;

import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.LabelReached;
import org.portalscope.world.program.SourceLocation;

/** Sets a mark in the timeline: {@code label "all lists stand";}. */
public record Label(SourceLocation place, String text) implements Instruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(ThreadContext context) {
        context.reach(new LabelReached(text));
        context.moveOn();
    }
}
