package org.portalscope.ui.editor.mark;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.jface.text.source.AnnotationRulerColumn;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.IVerticalRulerColumn;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.timeline.Direction;
import org.portalscope.ui.editor.run.EditorBreakpoints;
import org.portalscope.ui.session.OpenSession;

/** Shows the breakpoints of the session of an editor beside its lines, and changes them. */
public final class BreakpointRuler {

    private final LineBreakpoints marks;
    private final Consumer<String> missed;
    private final Supplier<Optional<EditorBreakpoints>> breakpoints;
    private final Runnable listener = this::show;
    private Optional<OpenSession> followed = Optional.empty();

    /**
     * @param breakpoints those of the text as it stands; nothing without a session
     * @param missed      takes what the user is told where nothing can be done, a sentence
     */
    BreakpointRuler(ISourceViewer viewer, Supplier<Optional<EditorBreakpoints>> breakpoints, Consumer<String> missed) {
        this.missed = missed;
        marks = new LineBreakpoints(viewer);
        this.breakpoints = breakpoints;
    }

    /** The column beside a text that shows marks, with room for how often breakpoints are hit. */
    public static IVerticalRulerColumn column() {
        return new AnnotationRulerColumn(RulerPainter.WIDTH, new RulerPainter());
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

    /** Sets a breakpoint at a line of the text, from 1, or removes the one that is there. */
    public void toggle(int line) {
        if (!breakpoints.get().map(now -> now.toggle(line)).orElse(false)) {
            tellOf(line);
        }
    }

    /** Runs to a line of the text, from 1, or back to it. */
    public void run(int line, Direction direction) {
        Optional<OpenSession> session = followed;
        breakpoints.get().flatMap(now -> now.target(line)).ifPresentOrElse(
                target -> session.ifPresent(open -> open.controller().runTo(target, direction)), () -> tellOf(line));
    }

    private void tellOf(int line) {
        missed.accept("No statement of a session begins at line " + line + " or below it.");
    }
}
