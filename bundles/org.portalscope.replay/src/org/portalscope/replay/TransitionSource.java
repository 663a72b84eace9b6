package org.portalscope.replay;

import org.portalscope.recording.RecordedTransition;

/** Recorded transitions by number. */
interface TransitionSource {

    /** How many there are. */
    long size();

    /**
     * A transition.
     *
     * @param number from 1 to {@link #size}
     * @throws java.io.UncheckedIOException if it cannot be read
     */
    RecordedTransition get(long number);
}
