package org.portalscope.replay.recording;

import java.io.Closeable;
import java.nio.file.Path;
import java.util.Optional;

/** The recording of a session: the one that it writes as it runs, or the one that it was opened from. */
public sealed interface SessionRecording extends Closeable permits SessionRecorder, OpenedRecording {

    /** Where it is. All that has happened in the session is in it; not to be called while a move is running. */
    Path flushed();

    /** What is wrong with it, as a sentence; empty if all is well. */
    Optional<String> problem();
}
