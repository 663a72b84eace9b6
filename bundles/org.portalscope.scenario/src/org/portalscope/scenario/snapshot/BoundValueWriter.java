package org.portalscope.scenario.snapshot;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Described;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.call.ValueFields;
import org.portalscope.protocol.value.StructureValue;

/** Writes the values of names for a snapshot, each with its type; {@link BoundValueReader} reads them. */
public final class BoundValueWriter {

    private final FieldWriter out;
    private final ValueWriter values;

    public BoundValueWriter(FieldWriter out) {
        this.out = out;
        values = new ValueWriter(out);
    }

    /** Writes the value of a slot, or that it has none. */
    public void slot(Value value) {
        values.truth(value != null);
        if (value != null) {
            write(value);
        }
    }

    private void write(Value value) {
        BoundValueType type = BoundValueType.of(value.type());
        values.constant(type);
        if (type.type() == null) {
            out.text(BoundValueType.element(value.type()).words());
        }
        values.truth(value.type().isList());
        if (value.type().isList()) {
            out.number(value.elements().size());
            value.elements().forEach(this::write);
        } else {
            values.truth(value.object() != null);
            content(value);
        }
    }

    private void content(Value value) {
        Object object = value.object();
        if (object == null) {
            return;
        }
        if (value.type().isHandle()) {
            out.handle((Long) object);
        } else if (object instanceof Long number) {
            out.number(number);
        } else if (object instanceof Enum<?> constant) {
            values.constant(constant);
        } else if (object instanceof String text) {
            out.text(text);
        } else if (object instanceof Bytes bytes) {
            out.bytes(bytes.toArray());
        } else {
            structure(object);
        }
    }

    private void structure(Object object) {
        if (object instanceof Described<?> described) {
            values.structure(described);
        } else if (object instanceof ProcessId id) {
            values.process(id);
        } else if (object instanceof RegionValue region) {
            out.text(region.name());
            out.number(region.address());
            out.number(region.length());
        } else if (object instanceof StructureValue own) {
            ValueFields.write(own.type(), own, out);
        } else {
            throw new FieldException("a value of " + object.getClass().getName() + " has no fields");
        }
    }
}
