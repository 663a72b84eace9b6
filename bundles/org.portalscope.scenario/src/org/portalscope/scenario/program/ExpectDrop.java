package org.portalscope.scenario.program;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.expression.Position;
import org.portalscope.world.Place;
import org.portalscope.world.Program.Readiness;

/**
 * Waits until the process has dropped one more message than those expected before, and checks why: {@code expect drop NO_MATCH;}.
 * Drops of one interface are taken in their order, those of the default interface before those of others.
 *
 * @param reason the reason wanted, or null if any will do
 */
public record ExpectDrop(Place place, DropReason reason, Position position) implements Instruction {

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return unexpected(frame.program) != null ? Readiness.WAKES : Readiness.WAITS;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) {
        NetworkInterface ni = unexpected(running.program());
        DropReason found = ni.dropReason(running.program().dropsExpected(ni.number()));
        if (found == null) {
            running.fail(position, "more messages have been dropped since the last 'expect drop' than are remembered");
            return;
        }
        running.takeDrop(ni.number(), found.words());
        if (reason != null) {
            running.note("a drop for " + reason, found == reason);
        }
        if (reason == null || found == reason) {
            running.moveOn();
        } else {
            running.fail(position, "expected a drop for " + reason + " (" + reason.words() + "), found " + found + " (" + found.words() + ")");
        }
    }

    /** The first interface that has dropped more messages than were expected, or null. */
    private static NetworkInterface unexpected(ScenarioProgram program) {
        for (NetworkInterface ni : program.portals().interfaces()) {
            if (ni.dropCount() > program.dropsExpected(ni.number())) {
                return ni;
            }
        }
        return null;
    }
}
