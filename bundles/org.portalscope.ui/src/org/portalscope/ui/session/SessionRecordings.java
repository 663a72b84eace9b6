package org.portalscope.ui.session;

import java.util.Optional;

import org.portalscope.session.Launch;
import org.portalscope.session.LocalSession;
import org.portalscope.session.recording.SessionRecording;

/** Lets sessions write themselves into recordings. */
@FunctionalInterface
public interface SessionRecordings {

    /** Records none. */
    SessionRecordings NONE = (launch, session) -> Optional.empty();

    /** Records a session from its start, if that is possible. */
    Optional<SessionRecording> record(Launch launch, LocalSession session);
}
