package org.portalscope.ui.part;

import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.ShownSession;

/** What a view says about whose session it shows, where that is in doubt, and about what is wrong with the session's recording. */
final class SessionDescription {

    private SessionDescription() {
    }

    /** @param open how many sessions are open */
    static String of(ShownSession shown, int open) {
        return shown.open().map(session -> describe(session, shown.isHeld(), open)).orElse("");
    }

    private static String describe(OpenSession session, boolean held, int open) {
        String title = session.launch().title();
        String whose = held ? "Pinned to " + title : title;
        if (session.isStale()) {
            return whose + ": its text has errors, and this is its last run without";
        }
        return session.recording().flatMap(SessionRecording::problem).map(problem -> whose + ": " + problem).orElse(held || open > 1 ? whose : "");
    }
}
