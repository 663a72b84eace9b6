package org.portalscope.ui.editor.mark;

import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

import org.eclipse.jface.text.source.ISourceViewer;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scenario.ParseResult;
import org.portalscope.ui.editor.run.EditedRun;
import org.portalscope.ui.editor.run.MovedLines;

/** What stands beside the lines of a text and below its words: problems, the statements at the cursor, what was found, breakpoints, and uses of a name. */
public final class EditorMarks {

    private final ISourceViewer viewer;
    private final EditedRun run;
    private final ProblemAnnotations problems = new ProblemAnnotations();
    private final CurrentLine currentLine;
    private final ProcessStatements statements;
    private final OccurrenceMarks occurrences;
    private final FindingMark finding;
    private final BreakpointRuler breakpoints;

    /** @param missed takes what the user is told where nothing can be done, a sentence */
    public EditorMarks(ISourceViewer viewer, EditedRun run, Consumer<String> missed) {
        this.viewer = viewer;
        this.run = run;
        currentLine = new CurrentLine(viewer);
        statements = new ProcessStatements(viewer);
        occurrences = new OccurrenceMarks(viewer);
        finding = new FindingMark(viewer);
        breakpoints = new BreakpointRuler(viewer, run::breakpoints, missed);
    }

    /** Whether there is a text to mark; there is none behind the end of the editor. */
    public boolean isShown() {
        return viewer.getTextWidget() != null && !viewer.getTextWidget().isDisposed();
    }

    /** Marks what is wrong with the text. */
    public void show(ParseResult result) {
        if (viewer.getAnnotationModel() != null) {
            problems.show(result, viewer.getDocument(), viewer.getAnnotationModel());
        }
    }

    /** Another run begins. */
    public void forgetFinding() {
        finding.clear();
    }

    /** Marks what is at the cursor and brings it into sight. */
    public void showCursor() {
        updateCursor();
        currentLine.reveal();
    }

    /** Marks what is at the cursor where it stands now: the text may have been edited since it was started. */
    public void updateCursor() {
        breakpoints.follow(run.session());
        Optional<SessionSnapshot> snapshot = run.snapshot();
        MovedLines moved = run.moved();
        Optional<Integer> now = snapshot.flatMap(cursor -> CurrentLine.of(cursor, run::holds)).flatMap(moved::now);
        statements.show(snapshot.map(cursor -> ProcessStatements.byLine(cursor.statements(), run::holds, moved::now)).orElseGet(TreeMap::new));
        currentLine.show(now, run.isChanged());
        snapshot.flatMap(SessionSnapshot::finding).ifPresent(words -> finding.show(now, words));
    }

    /** The breakpoints beside the lines. */
    public BreakpointRuler breakpoints() {
        return breakpoints;
    }

    /** Marks where the name at the caret is used. */
    public void showUses(int caret) {
        occurrences.show(caret);
    }

    /** Follows no session any more. */
    public void dispose() {
        breakpoints.dispose();
    }
}
