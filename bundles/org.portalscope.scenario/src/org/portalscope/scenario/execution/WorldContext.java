package org.portalscope.scenario.execution;

import org.portalscope.scenario.thread.ObservedState;
import org.portalscope.world.World;

/** What the programs of one world have in common. */
public final class WorldContext {

    private final ObservedState reads;
    /** The world that they live in, or null. */
    private World world;

    /** @param reads what the text of the scenario lets its programs read */
    public WorldContext(ObservedState reads) {
        this.reads = reads;
    }

    /** Tells them the world that they live in. */
    public void live(World inWorld) {
        world = inWorld;
    }

    /** Virtual time, in nanoseconds; 0 if they live in no world. */
    long now() {
        return world == null ? 0 : world.now();
    }

    ObservedState reads() {
        return reads;
    }
}
