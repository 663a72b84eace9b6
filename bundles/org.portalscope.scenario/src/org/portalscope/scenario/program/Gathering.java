package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.world.World;

/** The programs of one world, where they meet at barriers. */
public final class Gathering {

    private final List<ScenarioProgram> programs = new ArrayList<>();
    private final Reads reads;
    private World world;

    /** @param reads what the text of the scenario lets its programs read */
    public Gathering(Reads reads) {
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

    void join(ScenarioProgram program) {
        programs.add(program);
    }

    /** Whether every living program that has barriers stands at the one after those passed, or has passed that one too. */
    boolean complete(long passed) {
        for (ScenarioProgram program : programs) {
            if (program.meetsOthers() && program.barriersPassed() <= passed && !program.standsAtBarrier(passed)) {
                return false;
            }
        }
        return true;
    }
}
