package org.portalscope.protocol.value;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.engine.api.Handle;

/**
 * The constants of protocols by their values, so that debuggers can show {@code MPI_COMM_WORLD} instead of 1. Only values of a protocol's own types have
 * names: any integer may equal a constant by chance.
 */
public final class ConstantNames {

    /** No constants. */
    public static final ConstantNames NONE = new ConstantNames(Map.of());

    private final Map<Key, String> names;

    private record Key(String type, long value) {
    }

    private ConstantNames(Map<Key, String> names) {
        this.names = names;
    }

    /** The names of some constants; of several for one value, the first in the order of the alphabet. */
    public static ConstantNames of(Map<String, ProtocolConstant> constants) {
        return of(List.of(constants));
    }

    /** The names of the constants of several protocols; where two have types of the same words and the same values, the first protocol is meant. */
    public static ConstantNames of(Collection<Map<String, ProtocolConstant>> protocols) {
        Map<Key, String> names = new HashMap<>();
        for (Map<String, ProtocolConstant> constants : protocols) {
            constants.entrySet().stream().filter(constant -> isNamed(constant.getValue())).sorted(Map.Entry.comparingByKey()).forEach(
                    constant -> names.putIfAbsent(new Key(constant.getValue().type().words(), (Long) constant.getValue().value()), constant.getKey()));
        }
        return new ConstantNames(names);
    }

    private static boolean isNamed(ProtocolConstant constant) {
        return constant.type().isOwn() && constant.value() != null;
    }

    /**
     * The name of the constant that has a value.
     *
     * @param type  in words, as {@link ValueType#words} has them
     * @param value any
     * @return null if there is no such constant
     */
    public String name(String type, Object value) {
        return value instanceof Long number ? names.get(new Key(type, number)) : null;
    }

    /** A value as people read it; numbers without a name are unsigned. */
    public String text(ValueType type, Object value) {
        if (value == null) {
            return "NULL";
        }
        return switch (type.kind()) {
            case NUMBER, FUNCTION -> number(type, (Long) value);
            case HANDLE -> Handle.text((Long) value);
            case PROCESS, BUFFER -> value.toString();
            case LIST -> ((List<?>) value).stream().map(element -> text(type.element(), element)).collect(Collectors.joining(", ", "[", "]"));
            case STRUCTURE -> structure(type, ((StructureValue) value).members());
        };
    }

    private String number(ValueType type, long value) {
        String name = name(type.words(), value);
        return name == null ? Long.toUnsignedString(value) : name;
    }

    /** {@code {source = 1, tag = 7}}. */
    private String structure(ValueType type, List<Object> values) {
        List<CallVariable> members = type.members();
        return IntStream.range(0, values.size()).mapToObj(i -> members.get(i).name() + " = " + text(members.get(i).type(), values.get(i)))
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
