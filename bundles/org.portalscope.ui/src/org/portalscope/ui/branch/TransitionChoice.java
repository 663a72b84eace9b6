package org.portalscope.ui.branch;

import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.analysis.branch.Alternative;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.timeline.Position;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** What could happen at the cursor of a session, as a line, and how it is made to happen. */
public final class TransitionChoice {

    private TransitionChoice() {
    }

    /** The one that did happen, or comes next, is marked. */
    static String line(Alternative alternative) {
        return (alternative.isTaken() ? "▶ " : "    ") + alternative.words();
    }

    /**
     * Lets a transition happen: what did happen needs no branch, the cursor goes to it.
     *
     * @param ended is told what is wrong with that, as a sentence, or nothing if it has happened
     */
    public static void take(OpenSession session, BranchPoint point, Alternative chosen, Consumer<Optional<String>> ended) {
        if (chosen.isTaken() && !point.isEnd()) {
            session.controller().seek(new Position(point.number() + 1, 1));
            ended.accept(Optional.empty());
        } else {
            SessionServices.sessions().goOn(session, point, chosen, ended);
        }
    }
}
