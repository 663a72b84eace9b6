package org.portalscope.scenario.statement;

import org.portalscope.expression.value.SourcePosition;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/**
 * Starts a thread of the same process: {@code thread watch { … }}.
 *
 * @param body index of what it executes
 */
public record StartThread(SourceLocation place, String name, int body) implements Instruction {

    /** Threads that a process has at most, those that have ended included. */
    private static final int MOST = 1000;

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public int entered() {
        return body;
    }

    @Override
    public void execute(ThreadContext context) {
        if (context.program().threadCount() < MOST) {
            context.startThread(name, body);
            context.moveOn();
        } else {
            context.fail(new SourcePosition(place.line(), place.column()), "the process has started " + MOST + " threads: does the loop around this one end?");
        }
    }
}
