package org.portalscope.world.program;

import java.util.function.BooleanSupplier;

/** The threads that execute a run: that which drives it, and those of programs that have threads of their own. Only one of them does so at any time. */
@FunctionalInterface
public interface RunThreads {

    /** Only the thread that drives the run. */
    RunThreads DRIVER = advance -> {
        while (advance.getAsBoolean()) {
            // the condition is the work
        }
    };

    /**
     * Executes a run to its end; what it throws, this method throws.
     *
     * @param advance makes one transition happen, of which nothing is kept; false if the run ends there
     */
    void run(BooleanSupplier advance);
}
