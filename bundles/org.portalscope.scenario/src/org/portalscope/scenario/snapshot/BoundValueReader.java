package org.portalscope.scenario.snapshot;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.call.ValueFields;
import org.portalscope.protocol.value.ValueType;

/** Reads the values of names that a {@link BoundValueWriter} has written. */
public final class BoundValueReader {

    private final ValueReader values;
    private final OwnTypes ownTypes;

    /** The types of protocols' own that names of a program can have. Both methods throw a {@link FieldException} if there is none. */
    public interface OwnTypes {

        /** The type that a protocol calls so. */
        Type type(String words);

        /** The structure that a protocol calls so. */
        ValueType structure(String words);
    }

    /** @param ownTypes those of the protocols of the program */
    public BoundValueReader(FieldReader in, OwnTypes ownTypes) {
        values = new ValueReader(in);
        this.ownTypes = ownTypes;
    }

    /** The value of a slot, or null. */
    public Value slot() {
        return values.truth() ? value() : null;
    }

    private Value value() {
        BoundValueType bound = values.constant(BoundValueType.class);
        String words = bound.type() == null ? values.fields().text() : "";
        Type type = bound.type() == null ? ownTypes.type(words) : bound.type();
        if (values.truth()) {
            return Value.list(type, elements());
        } else if (!values.truth()) {
            return new Value(type, null);
        }
        return new Value(type, bound == BoundValueType.STRUCTURE ? ValueFields.read(ownTypes.structure(words), values.fields()) : bound.read(values));
    }

    private List<Value> elements() {
        List<Value> elements = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            elements.add(value());
        }
        return List.copyOf(elements);
    }
}
