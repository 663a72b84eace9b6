package org.portalscope.world;

import org.portalscope.engine.description.Fields;
import org.portalscope.world.network.Turn;

/** The environment stops a process: what follows is its death. */
public record ProcessStopped(Turn before, Turn after) implements Opening {

    @Override
    public String words() {
        return "stops";
    }

    @Override
    public Category category() {
        return Category.STOP;
    }

    @Override
    public void describe(Fields out) {
        out.value("before", before).value("after", after);
    }

    @Override
    public boolean isFailure() {
        return true;
    }
}
