package org.portalscope.timeline.session;

import java.util.Optional;

import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordingOrigin;

/** Knows what a recording does not say of what ran. */
@FunctionalInterface
public interface RecordedPrograms {

    /** What the program that ran is run from, for its names; empty if it is not known. */
    Optional<Launch> launch(RecordingOrigin origin);

    /** Knows protocols, and no program. */
    static RecordedPrograms unknown(Protocols protocols) {
        return new RecordedPrograms() {

            @Override
            public Optional<Launch> launch(RecordingOrigin origin) {
                return Optional.empty();
            }

            @Override
            public Protocols protocols() {
                return protocols;
            }
        };
    }

    /** The protocols whose calls are run again, for what they know of processes. */
    default Protocols protocols() {
        return Protocols.NONE;
    }
}
