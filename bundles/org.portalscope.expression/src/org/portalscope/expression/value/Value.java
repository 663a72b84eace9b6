package org.portalscope.expression.value;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.step.Numbers;

/**
 * What an expression yields.
 *
 * @param type   its type
 * @param object a {@link Long} for integers and handles, a value of the engine's api for what the document defines, a
 *               {@link RegionValue}, a {@link String}, {@link Bytes}, or an immutable list of values; null for NULL and ILLEGAL
 */
public record Value(Type type, Object object) {

    private static final Value[] SMALL = new Value[256];
    private static final int BYTES_PER_ELEMENT = 8;

    public static final Value NULL = new Value(Type.NULL, null);

    /** An address that is not legal, for the arguments that are addresses. */
    public static final Value ILLEGAL = new Value(Type.ILLEGAL, null);

    static {
        for (int i = 0; i < SMALL.length; i++) {
            SMALL[i] = new Value(Type.INTEGER, (long) i);
        }
    }

    /** An integer. */
    public static Value of(long number) {
        return number >= 0 && number < SMALL.length ? SMALL[(int) number] : new Value(Type.INTEGER, number);
    }

    public static Value of(boolean holds) {
        return of(holds ? 1 : 0);
    }

    /** A list; its elements are of one type. */
    public static Value list(Type element, List<Value> elements) {
        return new Value(element.list(), elements);
    }

    /** The number of an integer or a handle, the address of a region, zero for NULL. */
    public long number() {
        if (object instanceof RegionValue region) {
            return region.address();
        }
        return object == null ? 0 : (Long) object;
    }

    /** Whether it is an integer other than zero. */
    public boolean holds() {
        return number() != 0;
    }

    /** The elements of a list. */
    @SuppressWarnings("unchecked")
    public List<Value> elements() {
        return (List<Value>) object;
    }

    /** The value as a program prints it, with every byte of its byte strings and every character of its texts; {@link #text} shows the first bytes of many. */
    public String wholeText() {
        if (object instanceof Bytes bytes) {
            return bytes.wholeText();
        }
        if (object instanceof String text) {
            return text;
        }
        return type.isList() ? listed(Value::wholeText) : text();
    }

    /** About how many bytes its text, byte string or list takes; 0 if it is none. */
    public long dataLength() {
        if (object instanceof Bytes bytes) {
            return bytes.length();
        }
        if (object instanceof String text) {
            return text.length();
        }
        return type.isList() ? dataLength(elements()) : 0;
    }

    private static long dataLength(List<Value> elements) {
        long length = (long) elements.size() * BYTES_PER_ELEMENT;
        for (Value element : elements) {
            length += element.dataLength();
        }
        return length;
    }

    /**
     * About how many bytes it takes besides another value: elements that both have in the same place are there once.
     *
     * @param other or null
     */
    public long dataLengthBeside(Value other) {
        if (other == null || !type.isList() || !other.type.isList()) {
            return dataLength();
        }
        List<Value> kept = other.elements();
        List<Value> elements = elements();
        long length = (long) elements.size() * BYTES_PER_ELEMENT;
        for (int i = 0; i < elements.size(); i++) {
            length += i < kept.size() && kept.get(i) == elements.get(i) ? 0 : elements.get(i).dataLength();
        }
        return length;
    }

    /** The value as people read it, on one line; numbers are unsigned. */
    public String text() {
        if (object == null) {
            return type == Type.ILLEGAL ? "ILLEGAL" : "NULL";
        }
        if (type == Type.INTEGER) {
            return Long.toUnsignedString((Long) object);
        }
        if (object instanceof MdValues md) {
            return "{" + Numbers.count(md.length(), "byte") + " at " + Numbers.hex(md.start()) + "}";
        }
        if (object instanceof Event event) {
            return event.kind() + " from " + event.initiator();
        }
        if (object instanceof Limits limits) {
            return "{limits up to portal " + limits.maxPtableIndex() + "}";
        }
        if (type.isList()) {
            return listed(Value::text);
        }
        return type.isHandle() ? Handle.text((Long) object) : ControlCharacters.shown(object.toString());
    }

    private String listed(Function<Value, String> texts) {
        return elements().stream().map(texts).collect(Collectors.joining(", ", "[", "]"));
    }
}
