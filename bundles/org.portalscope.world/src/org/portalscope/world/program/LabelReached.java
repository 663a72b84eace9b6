package org.portalscope.world.program;

import java.util.List;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.engine.step.Subject;

/** A program came to a mark that its author set, for whoever looks at the timeline. It changes nothing but the history. */
public record LabelReached(String text) implements Effect {

    public LabelReached {
        text = ControlCharacters.shown(text);
    }

    @Override
    public void apply(ProcessParts parts) {
        // the mark is the step itself
    }

    @Override
    public void revert(ProcessParts parts) {
        // the mark is the step itself
    }

    @Override
    public String words() {
        return "label: " + text;
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public Category category() {
        return Category.LABEL;
    }

    @Override
    public void describe(Fields out) {
        out.value("text", text);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfLabel(text));
    }
}
