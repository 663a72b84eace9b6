package org.portalscope.presentation.control;

import java.util.Optional;

import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.cursor.ThreadCalls;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.program.Program;

/** Keeps a thread selected that is being stepped. */
final class Selection {

    private Selection() {
    }

    /** The frame that is selected once a move about another has come to its end, if one is. */
    static Optional<Frame> after(StepKind stepKind, Frame selected, Session session) {
        return switch (stepKind) {
            case OVER, RETURN -> thread(selected, session).flatMap(thread -> same(selected, thread).or(() -> thread.atMost(around(selected))));
            case INTO -> isAtCursor(selected, session) ? thread(selected, session).flatMap(thread -> thread.atMost(Integer.MAX_VALUE)) : Optional.empty();
            case RESUME -> Optional.empty();
        };
    }

    /** What the thread of a frame is in, if it has one that has not ended. */
    private static Optional<ThreadCalls> thread(Frame selected, Session session) {
        if (!selected.stepsThread()) {
            return Optional.empty();
        }
        return session.threads(selected.process()).stream().filter(thread -> thread.thread() == selected.thread())
                .filter(thread -> thread.readiness() != Program.Readiness.ENDED).findFirst();
    }

    /** The frame as it is now, if the thread is in it still. */
    private static Optional<Frame> same(Frame selected, ThreadCalls thread) {
        return thread.calls().stream().filter(call -> call.id().equals(selected.id())).findFirst();
    }

    /** The depth of what is selected instead of a frame that has gone: of its caller, or for a statement of the call that it was in. */
    private static int around(Frame selected) {
        return selected.isActivation() ? selected.depth() - 1 : selected.depth();
    }

    private static boolean isAtCursor(Frame selected, Session session) {
        return session.frames().stream().anyMatch(frame -> frame.process() == selected.process() && frame.thread() == selected.thread());
    }
}
