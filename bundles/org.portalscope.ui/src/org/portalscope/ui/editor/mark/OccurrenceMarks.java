package org.portalscope.ui.editor.mark;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.jface.text.source.ISourceViewer;
import org.portalscope.scenario.editing.NameUses;

/** Marks where the name at the caret is used. */
final class OccurrenceMarks {

    private static final String TYPE = "org.portalscope.ui.occurrence";
    /** Characters of a text in which names are looked for at each move of the caret. */
    private static final int LARGE = 100_000;

    private final ISourceViewer viewer;
    private Annotation[] shown = new Annotation[0];

    OccurrenceMarks(ISourceViewer viewer) {
        this.viewer = viewer;
    }

    /** Shows those of the name at a place of the text, or none. */
    void show(int caret) {
        if (viewer.getAnnotationModel() instanceof IAnnotationModelExtension model) {
            Map<Annotation, Position> uses = new HashMap<>();
            uses(caret).ifPresent(found -> found.all().forEach(use -> uses.put(new Annotation(TYPE, false, found.name()),
                    new Position(use.offset(), use.length()))));
            model.replaceAnnotations(shown, uses);
            shown = uses.keySet().toArray(Annotation[]::new);
        }
    }

    private Optional<NameUses> uses(int caret) {
        return viewer.getDocument().getLength() > LARGE ? Optional.empty() : NameUses.at(viewer.getDocument().get(), caret);
    }
}
