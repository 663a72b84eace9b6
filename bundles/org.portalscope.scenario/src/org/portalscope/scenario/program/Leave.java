package org.portalscope.scenario.program;

import org.portalscope.world.Place;

/**
 * Leaves the innermost loop: {@code break;}.
 *
 * @param header the header of the loop if it counts its rounds, else -1
 * @param target the instruction behind the loop
 */
public record Leave(Place place, int header, int target) implements Instruction {

    @Override
    public void execute(Running running) {
        if (header >= 0) {
            running.count(header, null);
        }
        running.moveTo(target);
    }
}
