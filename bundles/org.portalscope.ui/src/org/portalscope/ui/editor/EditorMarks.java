package org.portalscope.ui.editor;

import java.util.Optional;
import java.util.TreeMap;

import org.eclipse.jface.text.source.ISourceViewer;
import org.portalscope.scenario.ParseResult;
import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.session.timeline.Direction;

/** What stands beside the lines of a text and below its words: problems, the statements at the cursor, what was found, breakpoints, and uses of a name. */
final class EditorMarks {

    private final ISourceViewer viewer;
    private final EditedRun run;
    private final ProblemAnnotations problems = new ProblemAnnotations();
    private final CurrentLine currentLine;
    private final ProcessStatements statements;
    private final OccurrenceMarks occurrences;
    private final FindingMark finding;
    private final BreakpointRuler breakpoints;

    EditorMarks(ISourceViewer viewer, EditedRun run) {
        this.viewer = viewer;
        this.run = run;
        currentLine = new CurrentLine(viewer);
        statements = new ProcessStatements(viewer);
        occurrences = new OccurrenceMarks(viewer);
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

    /** Marks what is at the cursor and brings it into sight. */
    void showCursor() {
        updateCursor();
        currentLine.reveal();
    }

    /** Marks what is at the cursor where it stands now: the text may have been edited since it was started. */
    void updateCursor() {
        breakpoints.follow(run.session());
        Optional<SessionSnapshot> snapshot = run.snapshot();
        MovedLines moved = run.moved();
        Optional<Integer> now = snapshot.flatMap(cursor -> CurrentLine.of(cursor, run::holds)).flatMap(moved::now);
        statements.show(snapshot.map(cursor -> ProcessStatements.byLine(cursor.statements(), run::holds, moved::now)).orElseGet(TreeMap::new));
        currentLine.show(now, run.isChanged());
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

    /** Marks where the name at the caret is used. */
    void showUses(int caret) {
        occurrences.show(caret);
    }

    /** Follows no session any more. */
    void dispose() {
        breakpoints.dispose();
    }
}
