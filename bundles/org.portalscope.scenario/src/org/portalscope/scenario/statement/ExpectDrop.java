package org.portalscope.scenario.statement;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/**
 * Waits until the process has dropped one more message than those expected before, and checks why: {@code expect drop NO_MATCH;}.
 * Drops of one interface are taken in their order, those of the default interface before those of others.
 *
 * @param reason the reason wanted, or null if any will do
 */
public record ExpectDrop(SourceLocation place, DropReason reason, SourcePosition position) implements Instruction {

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return unexpected(frame.program()) != null ? Readiness.WAKES : Readiness.WAITS;
    }

    @Override
    public boolean expectsDrop() {
        return true;
    }

    @Override
    public boolean isExpectation() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(ThreadContext context) {
        NetworkInterface ni = unexpected(context.program());
        DropReason found = ni.dropReason(context.program().dropsExpected(ni.number()));
        if (found == null) {
            context.fail(position, "more messages have been dropped since the last 'expect drop' than are remembered");
            return;
        }
        context.takeDrop(ni.number(), found.words());
        if (reason != null) {
            context.note("a drop for " + reason, found == reason);
        }
        if (reason == null || found == reason) {
            context.moveOn();
        } else {
            context.fail(position, "expected a drop for " + reason + " (" + reason.words() + "), found " + found + " (" + found.words() + ")");
        }
    }

    /** The first interface that has dropped more messages than were expected, or null. */
    private static NetworkInterface unexpected(ProgramState program) {
        for (NetworkInterface ni : program.portals().interfaces()) {
            if (ni.dropCount() > program.dropsExpected(ni.number())) {
                return ni;
            }
        }
        return null;
    }
}
