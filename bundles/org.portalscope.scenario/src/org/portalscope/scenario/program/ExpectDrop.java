package org.portalscope.scenario.program;

import java.util.Optional;

import org.portalscope.engine.PortalsProcess;
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
    public Readiness readiness(ScenarioProgram program, PortalsProcess portals, int thread) {
        return unexpected(program, portals).isPresent() ? Readiness.WAKES : Readiness.WAITS;
    }

    @Override
    public void execute(Running running) {
        NetworkInterface ni = unexpected(running.program(), running.portals()).orElseThrow();
        DropReason found = ni.dropReason(running.program().dropsExpected(ni.number()));
        if (found == null) {
            running.fail(position, "more messages have been dropped since the last 'expect drop' than are remembered");
            return;
        }
        running.takeDrop(ni.number(), found.words());
        if (reason == null || running.require(found == reason, "a drop for " + reason, position,
                "expected a drop for " + reason + " (" + reason.words() + "), found " + found + " (" + found.words() + ")")) {
            running.moveOn();
        }
    }

    /** The first interface that has dropped more messages than were expected. */
    private static Optional<NetworkInterface> unexpected(ScenarioProgram program, PortalsProcess portals) {
        return portals.state().interfaces().stream().filter(ni -> ni.dropCount() > program.dropsExpected(ni.number())).findFirst();
    }
}
