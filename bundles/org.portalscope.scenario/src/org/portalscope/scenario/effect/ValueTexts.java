package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Elements;
import org.portalscope.expression.value.Value;

/** How the values of a scenario stand in the fields of steps: as people read them. */
final class ValueTexts {

    private ValueTexts() {
    }

    /** The text of a value; null for none. */
    static String of(Value value) {
        return value == null ? null : value.text();
    }

    /** The texts of values, null for those that there are not. */
    static Elements of(List<Value> values) {
        return new Elements(values.stream().map(ValueTexts::of).toList());
    }
}
