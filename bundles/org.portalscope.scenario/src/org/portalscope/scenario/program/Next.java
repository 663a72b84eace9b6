package org.portalscope.scenario.program;

import org.portalscope.world.Place;

/**
 * Goes on with the next round of the innermost loop: {@code continue;}.
 *
 * @param target the end of a loop that counts its rounds, or the header of one that does not
 */
public record Next(Place place, int target) implements Instruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) {
        running.moveTo(target);
    }
}
