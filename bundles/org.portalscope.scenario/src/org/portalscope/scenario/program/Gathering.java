package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.List;

/** The programs of one world, where they meet at barriers. */
public final class Gathering {

    private final List<ScenarioProgram> programs = new ArrayList<>();
    private final Reads reads;

    /** @param reads what the text of the scenario lets its programs read */
    public Gathering(Reads reads) {
        this.reads = reads;
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
