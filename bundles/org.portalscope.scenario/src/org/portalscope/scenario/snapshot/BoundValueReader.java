package org.portalscope.scenario.snapshot;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** Reads the values of names that a {@link BoundValueWriter} has written. */
final class BoundValueReader {

    private final ValueReader values;
    private final ProtocolCalls protocols;

    /** @param protocols those of the program, whose types its values can have */
    BoundValueReader(FieldReader in, ProtocolCalls protocols) {
        values = new ValueReader(in);
        this.protocols = protocols;
    }

    /** The value of a slot, or null. */
    Value slot() {
        return values.truth() ? value() : null;
    }

    private Value value() {
        BoundValueType bound = values.constant(BoundValueType.class);
        Type type = bound == BoundValueType.OWN ? protocols.type(values.fields().text()) : bound.type();
        if (values.truth()) {
            return Value.list(type, elements());
        }
        return new Value(type, values.truth() ? bound.read(values) : null);
    }

    private List<Value> elements() {
        List<Value> elements = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            elements.add(value());
        }
        return List.copyOf(elements);
    }
}
