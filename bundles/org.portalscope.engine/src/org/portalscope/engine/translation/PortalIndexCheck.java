package org.portalscope.engine.translation;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Check;

/** Is the Portal index of the request valid? Portals 3.2 §4.2. */
public record PortalIndexCheck(int index, int largest, boolean passed) implements Check {

    @Override
    public String words() {
        return "Portal index " + index + (passed ? " is valid" : " is not valid: the largest is " + largest);
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public void describe(Fields out) {
        out.index("index", index).index("largest", largest);
    }
}
