package org.portalscope.presentation.control;

import java.util.function.BooleanSupplier;

import org.portalscope.timeline.RunProgress;

/** Reads something of a session that does not move meanwhile; it may take long. */
@FunctionalInterface
public interface LongLook {

    /**
     * Reads it, in a thread of its own.
     *
     * @param progress  is told how far it is
     * @param cancelled is asked now and then; once it says so, the look ends soon
     */
    void run(RunProgress progress, BooleanSupplier cancelled);
}
