package org.portalscope.scenario.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** Reads the values of names that a {@link BoundValueWriter} has written. */
public final class BoundValueReader {

    private final ValueReader values;
    private final Function<String, Type> ownTypes;

    /** @param ownTypes the type that a protocol of the program calls so; it throws a field exception if there is none */
    public BoundValueReader(FieldReader in, Function<String, Type> ownTypes) {
        values = new ValueReader(in);
        this.ownTypes = ownTypes;
    }

    /** The value of a slot, or null. */
    public Value slot() {
        return values.truth() ? value() : null;
    }

    private Value value() {
        BoundValueType bound = values.constant(BoundValueType.class);
        Type type = bound == BoundValueType.OWN ? ownTypes.apply(values.fields().text()) : bound.type();
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
