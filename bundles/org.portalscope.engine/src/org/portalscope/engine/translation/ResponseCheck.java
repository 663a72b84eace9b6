package org.portalscope.engine.translation;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Check;

/** Is there still what a response needs: the descriptor, and for an acknowledgement its queue with space? Portals 3.2 §4.2. */
public record ResponseCheck(String words, boolean passed) implements Check {

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public void describe(Fields out) {
        // it has no fields
    }
}
