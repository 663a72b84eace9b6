package org.portalscope.session.recording;

import java.util.Optional;

import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.session.Launch;

/** Knows what a recording does not say of what ran. */
@FunctionalInterface
public interface RecordedPrograms {

    /** What the program that ran is run from, for its names; empty if it is not known. */
    Optional<Launch> launch(RecordingOrigin origin);

    /** The protocols whose calls are run again, for what they know of processes. */
    default Protocols protocols() {
        return Protocols.NONE;
    }
}
