package org.portalscope.scenario.thread;

import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/** A statement of a scenario: it knows what it binds, whether it makes sense, and how it runs as one transition. Immutable. */
public interface Instruction {

    /** Where it stands. */
    SourceLocation place();

    /** Tells which names it binds, to values of which types. */
    default void declare(NameTable names) {
    }

    /** Notes what is wrong with it. */
    default void check(NameTable names, Problems problems) {
    }

    /** The same with its names replaced by their slots, if nothing is wrong with it; only then it runs. */
    Instruction resolve(NameTable names);

    /**
     * What a thread that stands before it, or in it, can do.
     *
     * @param frame the one that the thread executes in
     */
    default Readiness readiness(CallFrame frame, int thread) {
        return Readiness.READY;
    }

    /** Runs, or goes on once what it waited for has come, and moves the thread unless it waits or fails. */
    void execute(ThreadContext context) throws EvaluationException;
}
