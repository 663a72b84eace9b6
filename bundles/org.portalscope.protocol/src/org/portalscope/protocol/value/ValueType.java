package org.portalscope.protocol.value;

/**
 * What a protocol's calls take, yield and keep in their variables.
 *
 * @param kind  how its values are kept
 * @param words as messages call it, with its article: {@code a request}
 */
public record ValueType(Kind kind, String words) {

    /** A {@link Long}, 64 bits. */
    public static final ValueType INTEGER = new ValueType(Kind.NUMBER, "an integer");
    public static final ValueType NI = new ValueType(Kind.HANDLE, "a network interface handle");
    public static final ValueType ME = new ValueType(Kind.HANDLE, "a match entry handle");
    public static final ValueType MD = new ValueType(Kind.HANDLE, "a memory descriptor handle");
    public static final ValueType EQ = new ValueType(Kind.HANDLE, "an event queue handle");
    public static final ValueType PROCESS = new ValueType(Kind.PROCESS, "a process id");
    public static final ValueType BUFFER = new ValueType(Kind.BUFFER, "a region");

    /** How values are kept and written. */
    public enum Kind {
        /** As a {@link Long}. */
        NUMBER,
        /** As a {@link Long} that names an object of the process, Portals 3.2 §3.2.2. */
        HANDLE,
        /** As a {@link org.portalscope.engine.api.ProcessId}. */
        PROCESS,
        /** As a {@link Buffer}. */
        BUFFER
    }

    /** A type of a protocol's own, whose values are numbers that its users bind, compare and hand back. */
    public static ValueType own(String words) {
        return new ValueType(Kind.NUMBER, words);
    }
}
