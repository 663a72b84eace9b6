package org.portalscope.scenario.thread;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.expression.value.Value;

/** Reads the values of names that a {@link BoundValueWriter} has written. */
final class BoundValueReader {

    private final ValueReader values;

    BoundValueReader(FieldReader in) {
        values = new ValueReader(in);
    }

    /** The value of a slot, or null. */
    Value slot() {
        return values.truth() ? value() : null;
    }

    private Value value() {
        BoundValueType type = values.constant(BoundValueType.class);
        if (values.truth()) {
            return Value.list(type.type(), elements());
        }
        return new Value(type.type(), values.truth() ? type.read(values) : null);
    }

    private List<Value> elements() {
        List<Value> elements = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            elements.add(value());
        }
        return List.copyOf(elements);
    }
}
