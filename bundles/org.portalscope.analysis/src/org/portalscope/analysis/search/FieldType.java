package org.portalscope.analysis.search;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Unit;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** What a field of a step holds, as an expression sees it: as in JSON, handles and constants that the document does not name are texts. */
public enum FieldType {
    NUMBER(Type.INTEGER, Long.class),
    FLAG(Type.INTEGER, Boolean.class),
    HANDLE(Type.STRING, Long.class),
    RETURN_CODE(Type.RETURN_CODE, ReturnCode.class),
    EVENT_KIND(Type.EVENT_KIND, EventKind.class),
    UNLINK(Type.UNLINK, Unlink.class),
    POSITION(Type.POSITION, InsertPosition.class),
    ACK(Type.ACK, AckRequest.class),
    PROCESS(Type.PROCESS, ProcessId.class),
    BYTES(Type.BYTES, byte[].class),
    TEXTS(Type.STRING.list(), Elements.class),
    CONSTANT(Type.STRING, Enum.class),
    TEXT(Type.STRING, String.class);

    private final Type type;
    private final Class<?> javaType;

    FieldType(Type type, Class<?> javaType) {
        this.type = type;
        this.javaType = javaType;
    }

    /** The type of a field with a value such as this; nothing if expressions cannot use such values. */
    public static Optional<FieldType> of(Unit unit, Object value) {
        if (unit == Unit.HANDLE) {
            return Optional.of(HANDLE);
        }
        boolean unusable = value instanceof Elements elements && !elements.values().stream().allMatch(String.class::isInstance);
        return unusable ? Optional.empty() : Arrays.stream(values()).filter(each -> each.javaType.isInstance(value)).findFirst();
    }

    Type type() {
        return type;
    }

    /** The object that a {@link Value} has for a value of a field; null for none. */
    Object object(Object value) {
        if (value == null) {
            return null;
        }
        return switch (this) {
            case HANDLE -> Handle.text((Long) value);
            case FLAG -> (Boolean) value ? 1L : 0L;
            case CONSTANT -> ((Enum<?>) value).name();
            case BYTES -> Bytes.of((byte[]) value);
            case TEXTS -> texts((Elements) value);
            default -> value;
        };
    }

    private static List<Value> texts(Elements elements) {
        return elements.values().stream().map(element -> new Value(Type.STRING, element)).toList();
    }

    /** Its word in the list of all kinds of steps. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
