package org.portalscope.world.program;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/** A program came to a mark that its author set, for whoever looks at the timeline. It changes nothing but the history. */
public record LabelReached(String text) implements Effect {

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
}
