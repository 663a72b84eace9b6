package org.portalscope.scenario.effect;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Check;

/** A program looked whether a condition holds: that of an assertion, or one that decides where a thread goes on. */
public record ConditionChecked(String condition, boolean passed) implements Check {

    public ConditionChecked {
        condition = ControlCharacters.shown(condition);
    }

    @Override
    public String words() {
        return condition + (passed ? ": holds" : ": does not hold");
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public void describe(Fields out) {
        out.value("condition", condition);
    }
}
