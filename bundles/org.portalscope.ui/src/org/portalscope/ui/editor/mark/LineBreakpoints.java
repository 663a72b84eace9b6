package org.portalscope.ui.editor.mark;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.portalscope.ui.editor.run.BreakpointMark;

/** Marks the lines of a text that have breakpoints; the marks move with the text. */
final class LineBreakpoints {

    private static final String ENABLED = "org.portalscope.ui.breakpoint";
    private static final String DISABLED = "org.portalscope.ui.disabledBreakpoint";

    private final ISourceViewer viewer;
    private final List<Annotation> annotations = new ArrayList<>();
    private List<BreakpointMark> shown = List.of();
    private IAnnotationModel shownIn;

    LineBreakpoints(ISourceViewer viewer) {
        this.viewer = viewer;
    }

    /** Shows marks in the place of those that show. */
    void show(List<BreakpointMark> marks) {
        IAnnotationModel model = viewer.getAnnotationModel();
        if (model == null || model == shownIn && marks.equals(shown)) {
            return;
        }
        annotations.forEach(model::removeAnnotation);
        annotations.clear();
        marks.forEach(mark -> add(mark, model));
        shown = List.copyOf(marks);
        shownIn = model;
    }

    private void add(BreakpointMark mark, IAnnotationModel model) {
        IDocument document = viewer.getDocument();
        if (mark.line() <= document.getNumberOfLines()) {
            try {
                Annotation annotation = annotation(mark);
                model.addAnnotation(annotation, new Position(document.getLineOffset(mark.line() - 1), 0));
                annotations.add(annotation);
            } catch (BadLocationException e) {
                ILog.get().error("No line " + mark.line(), e);
            }
        }
    }

    private static Annotation annotation(BreakpointMark mark) {
        String type = mark.enabled() ? ENABLED : DISABLED;
        return mark.enabled() && mark.hits() > 0 ? new HitBreakpoint(type, mark.hits(), mark.words()) : new Annotation(type, false, mark.words());
    }
}
