package org.portalscope.ui.translation;

import java.util.Optional;

import org.portalscope.scene.style.State;
import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.session.run.RunResult;
import org.portalscope.ui.part.Banner;

/**
 * How a run ended, whole.
 *
 * @param markup with a link to the place of a failure, or to what goes on
 * @param state  in whose colours it is told
 */
record OutcomeWords(String markup, State state) {

    /** The {@code href} of the link to the place of a failure. */
    static final String PLACE = "place";

    /** The outcome at the cursor, if nothing more can happen there. */
    static Optional<OutcomeWords> of(SessionSnapshot snapshot) {
        return snapshot.result().map(result -> new OutcomeWords(markup(snapshot, result), state(result.result())));
    }

    private static String markup(SessionSnapshot snapshot, RunResult result) {
        String sentence = Banner.escaped(snapshot.ending().orElseThrow());
        return switch (result.result()) {
            case FAILED -> sentence + "  <a href=\"" + PLACE + "\">line " + result.failure().orElseThrow().place().line() + "</a> of "
                    + Banner.escaped(result.failure().get().process());
            case BOUND, PAUSED -> sentence + "  <a href=\"org.portalscope.ui.resume\">Resume</a>";
            default -> sentence;
        };
    }

    private static State state(RunResult.Result result) {
        return switch (result) {
            case FINE -> State.ACCEPTED;
            case BOUND, CHOICE, LEFT, OUT_OF_MEMORY, PAUSED -> State.CURRENT;
            case FAILED, FOUND, STUCK, MISFIT -> State.REFUSED;
        };
    }
}
