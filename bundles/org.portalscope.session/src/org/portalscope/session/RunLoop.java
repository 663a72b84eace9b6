package org.portalscope.session;

import java.util.function.BooleanSupplier;

/** The one loop behind every move and every run: transitions are passed until a condition holds, nothing more comes, or somebody cancels. */
final class RunLoop {

    private RunLoop() {
    }

    /** What transitions are passed on. */
    @FunctionalInterface
    interface Track {

        /** Passes the next transition, or what is left of the one at the cursor. */
        Passage pass();
    }

    /** What passing a transition has come to. */
    enum Passage {
        /** It was passed. */
        PASSED,
        /** The cursor stops in it, or behind it. */
        STOPPED,
        /** There is none. */
        END
    }

    /**
     * Passes transitions.
     *
     * @param cancelled asked behind each transition; once it says so, the cursor stays where it has come to
     */
    static void run(Track track, BooleanSupplier cancelled) {
        while (track.pass() == Passage.PASSED && !cancelled.getAsBoolean()) {
            // the condition is the work
        }
    }
}
