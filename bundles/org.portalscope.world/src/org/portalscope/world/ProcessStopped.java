package org.portalscope.world;

import org.portalscope.world.network.Network;
import org.portalscope.world.network.Turn;

/** The environment stops a process: what follows is its death. */
public record ProcessStopped(Turn before, Turn after) implements Opening {

    @Override
    public void take(Network network) {
        // nothing travels
    }

    @Override
    public void restore(Network network) {
        // nothing travels
    }

    @Override
    public String words() {
        return "stops";
    }
}
