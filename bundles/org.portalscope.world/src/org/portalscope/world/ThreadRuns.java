package org.portalscope.world;

/**
 * A thread executes a statement, or goes on with the one it waited in.
 *
 * @param wakes whether it goes on
 */
public record ThreadRuns(Turn before, Turn after, int thread, Place place, boolean wakes) implements Opening {

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
        return (wakes ? "goes on with line " : "line ") + place.line() + ": " + place.text();
    }
}
