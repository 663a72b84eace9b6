package org.portalscope.scenario.program;

import org.portalscope.engine.step.Check;

/** A scenario asserted or expected something. */
public record Asserted(String condition, boolean passed) implements Check {

    @Override
    public String words() {
        return condition + (passed ? ": holds" : ": does not hold");
    }

    @Override
    public String section() {
        return "";
    }
}
