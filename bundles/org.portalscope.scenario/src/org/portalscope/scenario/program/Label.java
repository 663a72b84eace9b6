package org.portalscope.scenario.program;

import org.portalscope.world.LabelReached;
import org.portalscope.world.Place;

/** Sets a mark in the timeline: {@code label "all lists stand";}. */
public record Label(Place place, String text) implements Instruction {

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(Running running) {
        running.reach(new LabelReached(text));
        running.moveOn();
    }
}
