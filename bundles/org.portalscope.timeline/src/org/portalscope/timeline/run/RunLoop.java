package org.portalscope.timeline.run;

import java.util.function.BooleanSupplier;

/** The one loop behind every move and every run: transitions follow one another until a condition holds, nothing more comes, or somebody cancels. */
public final class RunLoop {

    private RunLoop() {
    }

    /** What the loop moves along. */
    @FunctionalInterface
    public interface Track {

        /** Advances by the next transition, or by what is left of the one at the cursor. */
        Progress advance();
    }

    /** What came of advancing by a transition. */
    public enum Progress {
        /** Behind it, the loop goes on. */
        PASSED,
        /** The cursor stops in it, or behind it. */
        STOPPED,
        /** There is none. */
        END
    }

    /**
     * Advances until something ends the run.
     *
     * @param cancelled asked behind each transition; once it says so, the cursor stays where it has come to
     */
    public static void run(Track track, BooleanSupplier cancelled) {
        while (track.advance() == Progress.PASSED && !cancelled.getAsBoolean()) {
            // the condition is the work
        }
    }
}
