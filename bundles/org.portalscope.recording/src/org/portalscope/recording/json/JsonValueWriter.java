package org.portalscope.recording.json;

import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;

import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Writes fields by the units and types of their values. Numbers are JSON numbers where a double holds them, else strings of decimal digits;
 * bits and addresses are strings of sixteen hexadecimal digits, bytes of two each; handles are their texts; a structure is an object.
 */
public final class JsonValueWriter {

    /** The largest number that a double holds together with all smaller ones. */
    private static final long LARGEST_EXACT = (1L << 53) - 1;

    private final JsonGenerator out;
    private final LongFunction<String> handles;

    public JsonValueWriter(JsonGenerator out) {
        this(out, Handle::text);
    }

    /** @param handles how a handle is written */
    public JsonValueWriter(JsonGenerator out, LongFunction<String> handles) {
        this.out = out;
        this.handles = handles;
    }

    /** Writes fields as members of the current object. */
    public void members(List<Field> fields) throws IOException {
        for (Field field : fields) {
            member(field);
        }
    }

    /** Writes a field as a member of the current object. */
    public void member(Field field) throws IOException {
        out.writeFieldName(field.name());
        value(field.unit(), field.value());
    }

    /** Writes a member that is an address. */
    public void address(String name, long address) throws IOException {
        out.writeFieldName(name);
        number(Unit.ADDRESS, address);
    }

    /** Writes a member whose value says itself what it is. */
    public void member(String name, Object value) throws IOException {
        out.writeFieldName(name);
        value(Unit.NONE, value);
    }

    /** Writes a member that is an object of fields. */
    public void object(String name, List<Field> fields) throws IOException {
        out.writeObjectFieldStart(name);
        members(fields);
        out.writeEndObject();
    }

    private void value(Unit unit, Object value) throws IOException {
        if (value == null) {
            out.writeNull();
        } else if (value instanceof Number number) {
            number(unit, number.longValue());
        } else if (value instanceof Boolean flag) {
            out.writeBoolean(flag);
        } else if (value instanceof Optional<?> optional) {
            value(unit, optional.orElse(null));
        } else if (value instanceof Structure structure) {
            structure(structure);
        } else if (value instanceof Elements elements) {
            list(unit, elements.values());
        } else if (value instanceof List<?> list) {
            list(unit, list);
        } else {
            text(value);
        }
    }

    private void number(Unit unit, long number) throws IOException {
        if (unit == Unit.HANDLE) {
            out.writeString(handles.apply(number));
        } else if (unit.isBits()) {
            out.writeString("0x" + HexFormat.of().toHexDigits(number));
        } else if (unit.isUnsigned() && (number < 0 || number > LARGEST_EXACT)) {
            out.writeString(Long.toUnsignedString(number));
        } else if (number < -LARGEST_EXACT || number > LARGEST_EXACT) {
            out.writeString(Long.toString(number));
        } else {
            out.writeNumber(number);
        }
    }

    private void structure(Structure structure) throws IOException {
        out.writeStartObject();
        members(structure.members());
        out.writeEndObject();
    }

    private void list(Unit unit, List<?> list) throws IOException {
        out.writeStartArray();
        for (Object element : list) {
            value(unit, element);
        }
        out.writeEndArray();
    }

    private void text(Object value) throws IOException {
        if (value instanceof byte[] bytes) {
            out.writeString(HexFormat.of().formatHex(bytes));
        } else if (value instanceof Enum<?> constant) {
            out.writeString(constant.name());
        } else {
            out.writeString(value.toString());
        }
    }
}
