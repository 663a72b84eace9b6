package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Elements;
import org.portalscope.expression.value.Value;

/** How the values of a scenario stand in steps: as people read them. */
final class ValueTexts {

    private ValueTexts() {
    }

    /** The text of a value as a field has it, with all of its bytes; null for none. */
    static String of(Value value) {
        return value == null ? null : value.wholeText();
    }

    /** The text of a value for people, who want the first of many bytes; null for none. */
    static String brief(Value value) {
        return value == null ? null : value.text();
    }

    /** The texts of values as a field has them, null for those that there are not. */
    static Elements of(List<Value> values) {
        return new Elements(values.stream().map(ValueTexts::of).toList());
    }
}
