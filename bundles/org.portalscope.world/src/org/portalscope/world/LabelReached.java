package org.portalscope.world;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Parts;

/** A program came to a mark that its author set, for whoever looks at the timeline. It changes nothing but the history. */
public record LabelReached(String text) implements Effect {

    @Override
    public void apply(Parts parts) {
        // the mark is the step itself
    }

    @Override
    public void revert(Parts parts) {
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
}
