package org.portalscope.recording;

import java.io.IOException;
import java.util.function.Consumer;

/** What was recorded: the transitions of some processes in an order in which they can be made again. Transitions are numbered from 1. */
public interface Recording {

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
}
