package org.portalscope.recording;

import java.io.IOException;
import java.util.function.Consumer;

/** What was recorded: the transitions of some processes in an order in which they can be made again. Transitions are numbered from 1. */
public interface Recording {

    /** Transitions that are read together at most. */
    int PIECE = 1 << 14;

    RecordingOrigin origin();

    /** How many transitions there are. */
    long size();

    /**
     * Reads transitions one after the other.
     *
     * @param from number of the first one, at least 1
     * @param to   number behind the last one, at most {@link #size} + 1
     * @throws IOException if they cannot be read; the message says where and why
     */
    void read(long from, long to, Consumer<RecordedTransition> reader) throws IOException;

    /** Which transitions are best read together with one, as far as they are there by now; not too many to be kept. */
    default TransitionRange piece(long number) {
        long from = (number - 1) / PIECE * PIECE + 1;
        return new TransitionRange(from, Math.min(from + PIECE, size() + 1));
    }
}
