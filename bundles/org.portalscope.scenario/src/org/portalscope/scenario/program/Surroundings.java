package org.portalscope.scenario.program;

import org.portalscope.world.World;

/** What the programs of one world have in common. */
public final class Surroundings {

    private final Reads reads;
    private World world;

    /** @param reads what the text of the scenario lets its programs read */
    public Surroundings(Reads reads) {
        this.reads = reads;
    }

    /** Tells them the world that they live in. */
    public void live(World inWorld) {
        world = inWorld;
    }

    /** Virtual time, in nanoseconds. */
    long now() {
        return world.now();
    }

    Reads reads() {
        return reads;
    }
}
