package org.portalscope.world;

/** The environment stops a process: what follows is its death. */
public record ProcessStops(Turn before, Turn after) implements Opening {

    @Override
    public void take(Network network) {
        // nothing travels
    }

    @Override
    public void putBack(Network network) {
        // nothing travels
    }

    @Override
    public String words() {
        return "stops";
    }
}
