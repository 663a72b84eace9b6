package org.portalscope.scenario.program;

import org.portalscope.world.Place;

/** Starts a thread of the same process: {@code thread watch { … }}. */
public record StartThread(Place place, String name, int entry) implements Instruction {

    @Override
    public void execute(Running running) {
        running.startThread(name, entry);
        running.moveOn();
    }
}
