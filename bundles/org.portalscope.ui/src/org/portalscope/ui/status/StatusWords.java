package org.portalscope.ui.status;

import org.portalscope.engine.message.Message;
import org.portalscope.session.Upcoming;
import org.portalscope.ui.session.Standing;

/** Puts the status line into words. */
public final class StatusWords {

    private StatusWords() {
    }

    /** {@code step 4 of 11 · transition 23 of 80 · 1:0 ← 0:0 put #7}. */
    public static String position(Standing standing) {
        if (standing.atStart()) {
            return "at the start" + (standing.transitions() == 0 ? "" : " · " + standing.transitions() + " transitions ahead");
        }
        return "step " + standing.position().step() + " of " + standing.rows().size() + " · transition "
                + standing.position().transition() + " of " + standing.transitions()
                + standing.moment().message().map(message -> " · " + describe(message)).orElse("");
    }

    private static String describe(Message message) {
        return message.target() + " ← " + message.initiator() + " " + message.kind().word() + " " + message.operation();
    }

    /** {@code F6: examines entry 4 (replays)}, or how the run stands. */
    public static String next(Standing standing) {
        Upcoming over = standing.over();
        return switch (over.mode()) {
            case END -> over.words();
            case REPLAY -> "F6: " + over.words() + " (replays)";
            case EXECUTE -> "F6: " + over.words() + " (executes)";
        };
    }
}
