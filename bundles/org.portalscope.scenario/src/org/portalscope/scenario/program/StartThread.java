package org.portalscope.scenario.program;

import org.portalscope.expression.Position;
import org.portalscope.world.Place;

/**
 * Starts a thread of the same process: {@code thread watch { … }}.
 *
 * @param body index of what it executes
 */
public record StartThread(Place place, String name, int body) implements Instruction {

    /** Threads that a process has at most, those that have ended included. */
    private static final int MOST = 1000;

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) {
        if (running.program().threadCount() < MOST) {
            running.startThread(name, body);
            running.moveOn();
        } else {
            running.fail(new Position(place.line(), place.column()), "the process has started " + MOST + " threads: does the loop around this one end?");
        }
    }
}
