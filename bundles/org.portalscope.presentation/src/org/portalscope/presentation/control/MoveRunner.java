package org.portalscope.presentation.control;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.world.explore.WorkerPool;

/** Runs moves of the cursor that may take long. */
public interface MoveRunner {

    /**
     * Runs a move and then, in the display's thread, what comes after it.
     *
     * @param move   is given what says whether the user wants it to end
     * @param ended  runs once the move has ended, possibly before this method returns
     */
    void run(Consumer<BooleanSupplier> move, Runnable ended);

    /** Runs a task at some time in another thread, or not at all: it prepares what may be asked for soon. */
    default void runAhead(Runnable task) {
    }

    /** Does the work of searches. */
    default WorkerPool workers() {
        return WorkerPool.ALONE;
    }

    /** Ends the move that is running, if one is. */
    void cancel();
}
