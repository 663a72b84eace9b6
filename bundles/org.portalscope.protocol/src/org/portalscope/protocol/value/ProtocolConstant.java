package org.portalscope.protocol.value;

/**
 * A constant of a protocol.
 *
 * @param value as its type keeps it
 */
public record ProtocolConstant(ValueType type, Object value) {

    /** An integer. */
    public static ProtocolConstant of(long value) {
        return new ProtocolConstant(ValueType.INTEGER, value);
    }
}
