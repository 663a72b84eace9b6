package org.portalscope.timeline.run;

import java.util.List;

import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;

/** What the programs of a run say must hold, as a run that has ended well tells it. */
public enum StatedExpectations {

    /** At least one program says something. */
    SOME("all expectations met"),
    /** No program says anything. */
    NONE("nothing was expected"),
    /** No program tells its statements: it is none of a scenario, or nobody has recorded them. */
    UNKNOWN("");

    private final String words;

    StatedExpectations(String words) {
        this.words = words;
    }

    /** What the programs of all processes say. */
    static StatedExpectations of(WorldState state) {
        if (state.processes().stream().anyMatch(process -> !process.expectations().isEmpty() || !process.invariants().isEmpty())) {
            return SOME;
        }
        return state.processes().stream().map(ProcessState::statements).allMatch(List::isEmpty) ? UNKNOWN : NONE;
    }

    /** What is said of them where all that was executed has held; empty if nothing can be said. */
    public String words() {
        return words;
    }
}
