package org.portalscope.protocol.call;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/** Writes values of variables field by field, and reads them back. */
public final class ValueFields {

    private ValueFields() {
    }

    /** Writes a value of a type, which may be null. */
    public static void write(ValueType type, Object value, FieldWriter out) {
        out.number(value == null ? 0 : 1);
        if (value == null) {
            return;
        }
        switch (type.kind()) {
            case NUMBER, FUNCTION -> out.number((Long) value);
            case HANDLE -> out.handle((Long) value);
            case PROCESS -> {
                out.number(((ProcessId) value).nid());
                out.number(((ProcessId) value).pid());
            }
            case BUFFER -> {
                Buffer buffer = (Buffer) value;
                out.text(buffer.name());
                out.number(buffer.address());
                out.number(buffer.length());
            }
            case LIST -> {
                List<?> elements = (List<?>) value;
                out.number(elements.size());
                elements.forEach(element -> write(type.element(), element, out));
            }
            case STRUCTURE -> {
                List<Object> members = ((StructureValue) value).members();
                for (int i = 0; i < members.size(); i++) {
                    write(type.members().get(i).type(), members.get(i), out);
                }
            }
        }
    }

    /** Reads a value of a type, which may be null. */
    public static Object read(ValueType type, FieldReader in) {
        ValueReader values = new ValueReader(in);
        if (!values.truth()) {
            return null;
        }
        return switch (type.kind()) {
            case NUMBER, FUNCTION -> in.number();
            case HANDLE -> in.handle();
            case PROCESS -> new ProcessId(values.integer(), values.integer());
            case BUFFER -> new Buffer(in.text(), in.number(), in.number());
            case LIST -> list(type.element(), values.count(), in);
            case STRUCTURE -> new StructureValue(type, type.members().stream().map(member -> read(member.type(), in)).toList());
        };
    }

    private static List<Object> list(ValueType element, int count, FieldReader in) {
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            elements.add(read(element, in));
        }
        return List.copyOf(elements);
    }
}
