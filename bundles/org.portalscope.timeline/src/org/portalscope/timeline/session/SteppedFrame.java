package org.portalscope.timeline.session;

import java.util.Optional;

import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.state.ProcessState;

/** Finds the frame whose statements are stepped where one is selected. */
final class SteppedFrame {

    private SteppedFrame() {
    }

    /** The caller of a call of a library, which has no statements of its own; any other frame itself. */
    static Frame of(Frame selected, Session session) {
        return selected.isActivation() && isOfLibrary(selected, session) ? caller(selected, session).orElse(selected) : selected;
    }

    private static boolean isOfLibrary(Frame selected, Session session) {
        ProcessState process = session.state().process(selected.process());
        int calls = process.activations(selected.thread()).size();
        return selected.depth() <= calls && selected.depth() > calls - process.upperCalls(selected.thread());
    }

    private static Optional<Frame> caller(Frame selected, Session session) {
        return session.threads(selected.process()).stream().filter(thread -> thread.thread() == selected.thread()).findFirst()
                .flatMap(thread -> thread.atMost(selected.depth() - 1));
    }
}
