package org.portalscope.scenario.program;

import org.portalscope.world.Place;

/**
 * Leaves the innermost loop: {@code break;}.
 *
 * @param depth  how many loops that count their rounds lie around it, if the loop itself does so too, else -1
 * @param target the instruction behind the loop
 */
public record Leave(Place place, int depth, int target) implements Instruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) {
        if (depth >= 0) {
            running.count(depth, null);
        }
        running.moveTo(target);
    }
}
