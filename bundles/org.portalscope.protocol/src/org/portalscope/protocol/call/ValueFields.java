package org.portalscope.protocol.call;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.ValueType;

/** Writes values of variables field by field, and reads them back. */
final class ValueFields {

    private ValueFields() {
    }

    static void write(ValueType type, Object value, FieldWriter out) {
        out.number(value == null ? 0 : 1);
        if (value == null) {
            return;
        }
        switch (type.kind()) {
            case NUMBER -> out.number((Long) value);
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
        }
    }

    static Object read(ValueType type, FieldReader in) {
        ValueReader values = new ValueReader(in);
        if (!values.truth()) {
            return null;
        }
        return switch (type.kind()) {
            case NUMBER -> in.number();
            case HANDLE -> in.handle();
            case PROCESS -> new ProcessId(values.integer(), values.integer());
            case BUFFER -> new Buffer(in.text(), in.number(), in.number());
        };
    }
}
