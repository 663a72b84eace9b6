package org.portalscope.protocol.value;

import java.util.List;

import org.portalscope.engine.api.ProcessId;

/**
 * What a protocol's calls take, yield and keep in their variables.
 *
 * @param kind    how its values are kept
 * @param words   as messages call it, with its article: {@code a request}
 * @param element the type of each element of a list, or of what a function returns; null for all others, and for functions without a result
 * @param members those of a structure, or the parameters of a function, in their order; else none
 */
public record ValueType(Kind kind, String words, ValueType element, List<CallVariable> members) {

    /** A {@link Long}, 64 bits. */
    public static final ValueType INTEGER = simple(Kind.NUMBER, "an integer");
    /** A {@link Long}: where memory of a process begins, 0 for NULL. Scenarios may write a region, a part of one, or a number. */
    public static final ValueType ADDRESS = simple(Kind.NUMBER, "an address");
    public static final ValueType NI = simple(Kind.HANDLE, "a network interface handle");
    public static final ValueType ME = simple(Kind.HANDLE, "a match entry handle");
    public static final ValueType MD = simple(Kind.HANDLE, "a memory descriptor handle");
    public static final ValueType EQ = simple(Kind.HANDLE, "an event queue handle");
    public static final ValueType PROCESS = simple(Kind.PROCESS, "a process id");
    public static final ValueType BUFFER = simple(Kind.BUFFER, "a region");

    public ValueType {
        members = List.copyOf(members);
    }

    /** How values are kept and written. */
    public enum Kind {
        /** As a {@link Long}. */
        NUMBER(Long.class),
        /** As a {@link Long} that names an object of the process, Portals 3.2 §3.2.2. */
        HANDLE(Long.class),
        /** As a {@link ProcessId}. */
        PROCESS(ProcessId.class),
        /** As a {@link Buffer}. */
        BUFFER(Buffer.class),
        /** As a {@link List} of values of one type. */
        LIST(List.class),
        /** As a {@link StructureValue}. */
        STRUCTURE(StructureValue.class),
        /** As a {@link Long} that names a function of the program, from 1; 0 stands for NULL. */
        FUNCTION(Long.class);

        private final Class<?> values;

        Kind(Class<?> values) {
            this.values = values;
        }
    }

    /** Whether an object is a value of it. */
    public boolean admits(Object value) {
        return value instanceof Long ? kind.values == Long.class : kind.values.isInstance(value) && admitsParts(value);
    }

    private boolean admitsParts(Object value) {
        return value instanceof List<?> list ? element.admitsAll(list) : !(value instanceof StructureValue structure) || structure.type().equals(this);
    }

    private boolean admitsAll(List<?> values) {
        for (Object value : values) {
            if (!admits(value)) {
                return false;
            }
        }
        return true;
    }

    private static ValueType simple(Kind kind, String words) {
        return new ValueType(kind, words, null, List.of());
    }

    /** A type of a protocol's own, whose values are numbers that its users bind, compare and hand back. */
    public static ValueType own(String words) {
        return simple(Kind.NUMBER, words);
    }

    /** Whether it is a type of a protocol's own whose values are numbers. */
    boolean isOwn() {
        return kind == Kind.NUMBER && !equals(INTEGER) && !equals(ADDRESS);
    }

    /** A list of values of one type. */
    public static ValueType listOf(ValueType element) {
        return new ValueType(Kind.LIST, "a list", element, List.of());
    }

    /** A structure of a protocol's own, whose members its users read and write by their names. */
    public static ValueType structure(String words, List<CallVariable> members) {
        return new ValueType(Kind.STRUCTURE, words, null, members);
    }

    /**
     * A function of the program that a call takes, so that the protocol calls it back.
     *
     * @param result what it returns, or null
     */
    public static ValueType function(String words, ValueType result, CallVariable... parameters) {
        return new ValueType(Kind.FUNCTION, words, result, List.of(parameters));
    }
}
