package org.portalscope.ui.editor.mark;

import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewerExtension5;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.custom.LineBackgroundEvent;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Colours;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.program.SourceLocation;

/** Marks the statement at the cursor; it moves with the text when lines are added above it. */
final class CurrentLine {

    private static final String TYPE = "org.portalscope.ui.currentStatement";
    private static final String WORDS = "The statement at the cursor, or the one whose message is at the cursor";
    private static final String CHANGED = ". It is that of the text as it was started: the text has been changed since";

    private final ISourceViewer viewer;
    private Annotation annotation;

    CurrentLine(ISourceViewer viewer) {
        this.viewer = viewer;
        viewer.getTextWidget().addLineBackgroundListener(this::fill);
    }

    /** The line in a source of the statement that is executed at the cursor of a session, or that caused what happens there; none if that is elsewhere. */
    static Optional<Integer> of(SessionSnapshot snapshot, SourceId source) {
        return of(snapshot, place -> place.source().equals(source));
    }

    /** The same, in the source that holds certain places. */
    static Optional<Integer> of(SessionSnapshot snapshot, Predicate<SourceLocation> holds) {
        return snapshot.statement().filter(holds).map(SourceLocation::line);
    }

    /**
     * Marks a line, or none; nothing is drawn again if that is so already.
     *
     * @param line    from 1
     * @param changed whether the text has been changed since it was started
     */
    void show(Optional<Integer> line, boolean changed) {
        if (viewer.getAnnotationModel() == null) {
            return;
        }
        String words = changed ? WORDS + CHANGED : WORDS;
        if (line.equals(marked()) && (annotation == null || annotation.getText().equals(words))) {
            return;
        }
        if (annotation != null) {
            viewer.getAnnotationModel().removeAnnotation(annotation);
            annotation = null;
        }
        line.ifPresent(place -> mark(place, words));
        viewer.getTextWidget().redraw();
    }

    /** The line, from 1, in which the mark is now. */
    private Optional<Integer> marked() {
        Position place = place();
        try {
            return place == null ? Optional.empty() : Optional.of(viewer.getDocument().getLineOfOffset(place.getOffset()) + 1);
        } catch (BadLocationException e) {
            ILog.get().error("No place " + place, e);
            return Optional.empty();
        }
    }

    /** Where the mark is now, or null. */
    private Position place() {
        return annotation == null ? null : viewer.getAnnotationModel().getPosition(annotation);
    }

    private void mark(int line, String words) {
        IDocument document = viewer.getDocument();
        if (line > document.getNumberOfLines()) {
            return;
        }
        try {
            int offset = document.getLineOffset(line - 1);
            annotation = new Annotation(TYPE, false, words);
            viewer.getAnnotationModel().addAnnotation(annotation, new Position(offset, 0));
        } catch (BadLocationException e) {
            ILog.get().error("No line " + line, e);
        }
    }

    /** Brings the mark into sight. */
    void reveal() {
        Position place = place();
        if (place != null) {
            viewer.revealRange(place.getOffset(), place.getLength());
        }
    }

    private void fill(LineBackgroundEvent event) {
        Position place = place();
        if (place == null) {
            return;
        }
        int offset = viewer instanceof ITextViewerExtension5 folding
                ? folding.widgetOffset2ModelOffset(event.lineOffset) : event.lineOffset;
        if (place.getOffset() >= offset && place.getOffset() <= offset + event.lineText.length()) {
            event.lineBackground = Colours.fill(State.CURRENT);
        }
    }
}
