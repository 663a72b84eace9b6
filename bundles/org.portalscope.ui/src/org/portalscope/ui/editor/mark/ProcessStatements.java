package org.portalscope.ui.editor.mark;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.portalscope.presentation.control.ThreadStatement;
import org.portalscope.world.program.SourceLocation;

/** Marks the statements that the threads of all processes are before or in. */
final class ProcessStatements {

    private static final String TYPE = "org.portalscope.ui.processStatement";

    private final ISourceViewer viewer;
    private SortedMap<Integer, String> words = new TreeMap<>();
    private Annotation[] shown = new Annotation[0];

    ProcessStatements(ISourceViewer viewer) {
        this.viewer = viewer;
    }

    /**
     * Whose statements are at which lines of a text: {@code server, client (thread helper)}.
     *
     * @param holds whether a place is in the text
     * @param now   where a line that was executed stands now, if it is there still
     */
    static SortedMap<Integer, String> byLine(List<ThreadStatement> statements, Predicate<SourceLocation> holds, Function<Integer, Optional<Integer>> now) {
        SortedMap<Integer, String> lines = new TreeMap<>();
        for (ThreadStatement each : statements) {
            if (holds.test(each.place())) {
                now.apply(each.place().line()).ifPresent(line -> lines.merge(line, each.label(), (one, more) -> one + ", " + more));
            }
        }
        return lines;
    }

    /** Shows marks with words at lines, from 1, instead of those that show. */
    void show(SortedMap<Integer, String> lines) {
        if (viewer.getAnnotationModel() instanceof IAnnotationModelExtension model && !lines.equals(words)) {
            Map<Annotation, Position> marks = new HashMap<>();
            lines.forEach((line, text) -> marks.put(new Annotation(TYPE, false, "Next statement of " + text), place(line, viewer.getDocument())));
            model.replaceAnnotations(shown, marks);
            shown = marks.keySet().toArray(Annotation[]::new);
            words = lines;
        }
    }

    /** The text of a line without the blanks around it and the comment behind it. */
    private static Position place(int line, IDocument document) {
        try {
            int offset = document.getLineOffset(line - 1);
            String text = document.get(offset, document.getLineLength(line - 1));
            return MarkedRange.of(document, offset + text.length() - text.stripLeading().length(), text.replaceFirst("\\s+//.*", "").strip().length());
        } catch (BadLocationException e) {
            ILog.get().error("No line " + line, e);
            return new Position(0, 0);
        }
    }
}
