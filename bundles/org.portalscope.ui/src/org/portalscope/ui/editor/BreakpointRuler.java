package org.portalscope.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.jface.text.source.ISourceViewer;
import org.portalscope.session.breakpoint.BreakpointList;
import org.portalscope.session.timeline.Direction;
import org.portalscope.ui.session.OpenSession;

/** Shows the breakpoints of the session of an editor beside its lines, and changes them. */
final class BreakpointRuler {

    private final LineBreakpoints marks;
    private final Supplier<Optional<EditorBreakpoints>> breakpoints;
    private final Runnable listener = this::show;
    private Optional<OpenSession> followed = Optional.empty();

    /** @param breakpoints those of the text as it stands; nothing without a session */
    BreakpointRuler(ISourceViewer viewer, Supplier<Optional<EditorBreakpoints>> breakpoints) {
        marks = new LineBreakpoints(viewer);
        this.breakpoints = breakpoints;
    }

    /** Shows those of a session from now on, or none. */
    void follow(Optional<OpenSession> session) {
        if (!session.equals(followed)) {
            dispose();
            followed = session;
            followed.ifPresent(now -> list(now).addListener(listener));
        }
        show();
    }

    /** Follows no session any more. */
    void dispose() {
        followed.ifPresent(before -> list(before).removeListener(listener));
    }

    private static BreakpointList list(OpenSession session) {
        return session.controller().breakpoints().list();
    }

    private void show() {
        marks.show(breakpoints.get().map(EditorBreakpoints::marks).orElse(List.of()));
    }

    /**
     * Sets or removes a breakpoint at a line of the text.
     *
     * @return whether a statement of a session begins there or below it
     */
    boolean toggle(int line) {
        return breakpoints.get().map(now -> now.toggle(line)).orElse(false);
    }

    /**
     * Runs to a line of the text, or back to it.
     *
     * @return whether a statement begins there or below it
     */
    boolean run(int line, Direction direction) {
        Optional<OpenSession> session = followed;
        return breakpoints.get().flatMap(now -> now.target(line)).map(target -> {
            session.ifPresent(open -> open.controller().runTo(target, direction));
            return true;
        }).orElse(false);
    }
}
