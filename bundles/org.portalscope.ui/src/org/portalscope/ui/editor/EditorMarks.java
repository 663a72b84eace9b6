package org.portalscope.ui.editor;

import java.util.Optional;

import org.eclipse.jface.text.source.ISourceViewer;
import org.portalscope.scenario.ParseResult;
import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.session.timeline.Direction;

/** What stands beside the lines of a text and below its words: problems, the statement at the cursor, what was found, and breakpoints. */
final class EditorMarks {

    private final ISourceViewer viewer;
    private final EditedRun run;
    private final ProblemAnnotations problems = new ProblemAnnotations();
    private final CurrentLine currentLine;
    private final FindingMark finding;
    private final BreakpointRuler breakpoints;

    EditorMarks(ISourceViewer viewer, EditedRun run) {
        this.viewer = viewer;
        this.run = run;
        currentLine = new CurrentLine(viewer);
        finding = new FindingMark(viewer);
        breakpoints = new BreakpointRuler(viewer, run::breakpoints);
    }

    /** Marks what is wrong with the text. */
    void show(ParseResult result) {
        if (viewer.getAnnotationModel() != null) {
            problems.show(result, viewer.getDocument(), viewer.getAnnotationModel());
        }
    }

    /** Another run begins. */
    void forgetFinding() {
        finding.clear();
    }

    /** Marks what is at the cursor where it stands now: the text may have been edited since it was started. */
    void showCursor() {
        breakpoints.follow(run.session());
        Optional<SessionSnapshot> snapshot = run.snapshot();
        Optional<Integer> now = snapshot.flatMap(cursor -> CurrentLine.of(cursor, run::holds)).flatMap(run.moved()::now);
        currentLine.show(now);
        snapshot.flatMap(SessionSnapshot::finding).ifPresent(words -> finding.show(now, words));
    }

    /**
     * Sets a breakpoint at a line of the text, from 1, or removes the one that is there.
     *
     * @return whether a statement of a session begins there or below it
     */
    boolean toggleBreakpoint(int line) {
        return breakpoints.toggle(line);
    }

    /**
     * Runs to a line of the text, from 1, or back to it.
     *
     * @return whether a statement of a session begins there or below it
     */
    boolean runTo(int line, Direction direction) {
        return breakpoints.run(line, direction);
    }

    /** Follows no session any more. */
    void dispose() {
        breakpoints.dispose();
    }
}
