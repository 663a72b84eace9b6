package org.portalscope.ui.editor.mark;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.ParseResult;

/** Underlines the problems and the warnings of a scenario in its text. */
public final class ProblemAnnotations {

    private Annotation[] shown = new Annotation[0];

    /** Shows the problems of a result instead of those shown before. */
    void show(ParseResult result, IDocument document, IAnnotationModel model) {
        Map<Annotation, Position> problems = new HashMap<>();
        for (Problem problem : result.problems()) {
            problems.put(new ProblemAnnotation(problem), MarkedRange.of(document, place(problem, document)));
        }
        result.warnings().forEach(warning -> problems.put(ProblemAnnotation.warning(warning), MarkedRange.of(document, place(warning, document))));
        ((IAnnotationModelExtension) model).replaceAnnotations(shown, problems);
        shown = problems.keySet().toArray(Annotation[]::new);
    }

    /** Where a problem is in a text; at its end if the text has become shorter. */
    public static Position place(Problem problem, IDocument document) {
        try {
            int line = Math.min(problem.position().line(), document.getNumberOfLines()) - 1;
            int offset = Math.min(document.getLineOffset(line) + problem.position().column() - 1, document.getLength());
            int rest = document.getLineOffset(line) + document.getLineLength(line) - offset;
            boolean isText = !problem.found().startsWith("<");
            int length = isText ? Math.max(1, problem.found().length()) : 1;
            return new Position(offset, Math.max(0, Math.min(length, rest)));
        } catch (BadLocationException e) {
            ILog.get().error("No place for a problem", e);
            return new Position(0, 0);
        }
    }
}
