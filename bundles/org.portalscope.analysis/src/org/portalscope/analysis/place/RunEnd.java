package org.portalscope.analysis.place;

import org.portalscope.timeline.session.Session;

/** Says what lies behind the transitions that have been executed. */
final class RunEnd {

    private RunEnd() {
    }

    /** Whether more can be executed, as the last part of a sentence without its full stop; whether a run is over is known at its end only. */
    static String words(Session session) {
        return session.result().isPresent() ? "the run is over" : "F8 or a run executes more unless it is over";
    }
}
