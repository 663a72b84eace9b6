package org.portalscope.session.control;

import java.util.Optional;

import org.portalscope.session.Frame;
import org.portalscope.session.Session;
import org.portalscope.session.StepKind;
import org.portalscope.world.program.Program;

/** Keeps a thread selected that is being stepped. */
final class Selection {

    private Selection() {
    }

    /** The frame that is selected once a move about another has come to its end, if one is. */
    static Optional<Frame> after(StepKind stepKind, Frame selected, Session session) {
        return switch (stepKind) {
            case OVER, RETURN -> call(selected, selected.depth(), session);
            case INTO -> isAtCursor(selected, session) ? call(selected, Integer.MAX_VALUE, session) : Optional.empty();
            case RESUME -> Optional.empty();
        };
    }

    private static Optional<Frame> call(Frame selected, int depth, Session session) {
        if (!selected.stepsThread()) {
            return Optional.empty();
        }
        return session.threads(selected.process()).stream().filter(thread -> thread.thread() == selected.thread())
                .filter(thread -> thread.readiness() != Program.Readiness.ENDED).findFirst().flatMap(thread -> thread.atMost(depth));
    }

    private static boolean isAtCursor(Frame selected, Session session) {
        return session.frames().stream().anyMatch(frame -> frame.process() == selected.process() && frame.thread() == selected.thread());
    }
}
