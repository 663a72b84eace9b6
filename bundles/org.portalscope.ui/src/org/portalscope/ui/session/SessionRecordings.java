package org.portalscope.ui.session;

import java.util.Optional;

import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;

/** Lets sessions write themselves into recordings. */
@FunctionalInterface
public interface SessionRecordings {

    /** Records none. */
    SessionRecordings NONE = (launch, session) -> Optional.empty();

    /** Records a session from its start, if that is possible. */
    Optional<SessionRecording> record(Launch launch, LocalSession session);
}
