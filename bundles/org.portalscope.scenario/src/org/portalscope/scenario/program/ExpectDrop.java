package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.message.DropReason;
import org.portalscope.expression.Position;
import org.portalscope.world.Place;
import org.portalscope.world.Program.Readiness;

/**
 * Waits until the process has dropped one more message than those expected before, and checks why: {@code expect drop NO_MATCH;}.
 *
 * @param reason the reason wanted, or null if any will do
 */
public record ExpectDrop(Place place, DropReason reason, Position position) implements Instruction {

    @Override
    public Readiness readiness(ScenarioProgram program, PortalsProcess portals, int thread) {
        return drops(portals).size() > program.dropsExpected() ? Readiness.WAKES : Readiness.WAITS;
    }

    @Override
    public void execute(Running running) {
        DropReason found = drops(running.portals()).get((int) running.program().dropsExpected());
        running.takeDrop(found.words());
        if (reason == null || running.require(found == reason, "a drop for " + reason, position,
                "expected a drop for " + reason + " (" + reason.words() + "), found " + found + " (" + found.words() + ")")) {
            running.moveOn();
        }
    }

    /** A process of a world has one interface. */
    private static List<DropReason> drops(PortalsProcess portals) {
        return portals.state().interfaces().get(0).drops();
    }
}
