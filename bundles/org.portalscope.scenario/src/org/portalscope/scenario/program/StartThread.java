package org.portalscope.scenario.program;

import org.portalscope.world.Place;

/**
 * Starts a thread of the same process: {@code thread watch { … }}.
 *
 * @param body index of what it executes
 */
public record StartThread(Place place, String name, int body) implements Instruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) {
        running.startThread(name, body);
        running.moveOn();
    }
}
