package org.portalscope.ui.editor.mark;

import java.util.Optional;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;

/** Marks the statement with which a run comes to what was looked for, with a sentence that says what that is, until the next run. */
public final class FindingMark {

    /** The type of the mark. */
    public static final String TYPE = "org.eclipse.ui.workbench.texteditor.warning";

    private final ISourceViewer viewer;
    private Annotation annotation;

    FindingMark(ISourceViewer viewer) {
        this.viewer = viewer;
    }

    /**
     * Marks a line, unless the run has been marked.
     *
     * @param line  from 1, where the statement stands now; none if it is gone or elsewhere
     * @param words what was found
     */
    void show(Optional<Integer> line, String words) {
        if (annotation == null && viewer.getAnnotationModel() != null) {
            line.filter(number -> number <= viewer.getDocument().getNumberOfLines()).ifPresent(number -> mark(number, words));
        }
    }

    private void mark(int line, String words) {
        try {
            int offset = viewer.getDocument().getLineOffset(line - 1);
            annotation = new Annotation(TYPE, false, words);
            viewer.getAnnotationModel().addAnnotation(annotation, MarkedRange.of(viewer.getDocument(), offset, viewer.getDocument().getLineLength(line - 1)));
        } catch (BadLocationException e) {
            throw new IllegalStateException("no line " + line, e);
        }
    }

    /** Another run begins. */
    void clear() {
        if (annotation != null && viewer.getAnnotationModel() != null) {
            viewer.getAnnotationModel().removeAnnotation(annotation);
        }
        annotation = null;
    }
}
