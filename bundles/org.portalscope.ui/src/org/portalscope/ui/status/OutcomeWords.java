package org.portalscope.ui.status;

import java.util.List;

import org.portalscope.presentation.control.RunOutcome;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.ui.part.Banner;

/** The outcome of a run as words with links, and in whose colours it is told. */
final class OutcomeWords {

    private OutcomeWords() {
    }

    /** The parts one behind the other; the {@code href} of a link is the index of its part. */
    static String markup(List<RunOutcome.Part> parts) {
        StringBuilder markup = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            String words = Banner.escaped(parts.get(i).words());
            markup.append(parts.get(i).lead() == RunOutcome.Lead.NONE ? words : "<a href=\"" + i + "\">" + words + "</a>");
        }
        return markup.toString();
    }

    static State state(RunResult.Result result) {
        return switch (result) {
            case FINE -> State.ACCEPTED;
            case BOUND, CHOICE, LEFT, OUT_OF_MEMORY, PAUSED -> State.CURRENT;
            case FAILED, FOUND, STUCK, MISFIT -> State.REFUSED;
        };
    }
}
