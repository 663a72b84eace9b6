package org.portalscope.cli.json;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.message.Message;
import org.portalscope.expression.value.Value;

import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Writes values by their type and name. Numbers are JSON numbers where a double holds them, else strings of decimal digits, unsigned;
 * bits and addresses are strings of sixteen hexadecimal digits; handles are their texts; a record is an object of its components.
 */
final class ValueWriter {

    /** The largest number that a double holds together with all smaller ones. */
    private static final long LARGEST_EXACT = (1L << 53) - 1;

    private final JsonGenerator out;
    private final StructureWriter structures;

    ValueWriter(JsonGenerator out) {
        this.out = out;
        structures = new StructureWriter(out, this);
    }

    StructureWriter structures() {
        return structures;
    }

    /** Writes a member with its name. */
    void member(String name, Object value) throws IOException {
        out.writeFieldName(name);
        value(name, value);
    }

    /** Writes the components of a record as members of the current object, but for those named. */
    void components(Object object, Set<String> without) throws IOException {
        if (object instanceof Record) {
            for (RecordComponent component : object.getClass().getRecordComponents()) {
                String name = MemberNames.documentName(component.getName());
                if (!without.contains(name)) {
                    member(name, read(component, object));
                }
            }
        }
    }

    private static Object read(RecordComponent component, Object object) {
        try {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(object);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(component + " of a record cannot be read", e);
        }
    }

    /** Writes a value that has this name. */
    void value(String name, Object value) throws IOException {
        if (value == null) {
            out.writeNull();
        } else if (value instanceof Long number) {
            number(name, number);
        } else if (value instanceof Number number) {
            small(name, number.intValue());
        } else if (value instanceof Boolean flag) {
            out.writeBoolean(flag);
        } else if (value instanceof Optional<?> optional) {
            value(name, optional.orElse(null));
        } else if (value instanceof List<?> list) {
            list(name, list);
        } else {
            text(value);
        }
    }

    private void small(String name, int number) throws IOException {
        if (name.equals("ni_fail_type")) {
            out.writeString(NiFailType.text(number));
        } else {
            out.writeNumber(number);
        }
    }

    private void number(String name, long number) throws IOException {
        if (MemberNames.isHandle(name)) {
            out.writeString(Handle.text(number));
        } else if (MemberNames.isBits(name)) {
            bits(number);
        } else {
            integer(number);
        }
    }

    /** Writes bits or an address. */
    void bits(long number) throws IOException {
        out.writeString("0x" + HexFormat.of().toHexDigits(number));
    }

    /** Writes a number that is not negative, or an unsigned one of 64 bits. */
    void integer(long number) throws IOException {
        if (number < 0 || number > LARGEST_EXACT) {
            out.writeString(Long.toUnsignedString(number));
        } else {
            out.writeNumber(number);
        }
    }

    /** Writes a number that may be negative. */
    void signed(long number) throws IOException {
        if (number < -LARGEST_EXACT || number > LARGEST_EXACT) {
            out.writeString(Long.toString(number));
        } else {
            out.writeNumber(number);
        }
    }

    private void list(String name, List<?> list) throws IOException {
        out.writeStartArray();
        for (Object element : list) {
            value(name, element);
        }
        out.writeEndArray();
    }

    private void text(Object value) throws IOException {
        if (value instanceof byte[] bytes) {
            out.writeString(HexFormat.of().formatHex(bytes));
        } else if (value instanceof Function function) {
            out.writeString(function.documentName());
        } else if (value instanceof Enum<?> constant) {
            out.writeString(constant.name());
        } else if (value instanceof Value named) {
            out.writeString(named.text());
        } else if (value instanceof Record) {
            record(value);
        } else {
            out.writeString(value.toString());
        }
    }

    private void record(Object value) throws IOException {
        if (value instanceof Event event) {
            structures.event(event);
        } else if (value instanceof Message message) {
            structures.message(message);
        } else if (value instanceof MdValues md) {
            structures.memoryDescriptor(md);
        } else {
            out.writeStartObject();
            components(value, Set.of());
            out.writeEndObject();
        }
    }
}
