package org.portalscope.lapi.message;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands before the data of a request: eight words of eight bytes, the least significant byte first.
 *
 * @param kind      what the target has to do; null if it says nothing that there is
 * @param tgtCntr   address of the target counter, or 0
 * @param length    bytes of data
 * @param arguments at most five, which depend on the kind
 */
public record RequestHeader(Kind kind, long tgtCntr, long length, List<Long> arguments) {

    /** Bytes of a header. */
    public static final int SIZE = 8 * Long.BYTES;

    /** Bytes of the longest transfer, {@code MAX_DATA_SZ}. */
    public static final long MAX_DATA_SIZE = 1 << 24;

    private static final int ARGUMENTS = 5;

    public RequestHeader {
        arguments = List.copyOf(arguments);
    }

    /** What a target is asked to do. */
    public enum Kind {
        /** To put the data, which are packed behind a description of vectors, where that says. */
        PUT_VECTORS,
        /** To reply with what lies where the data, a description of vectors, say. */
        GET_VECTORS,
        /** To change a variable: operation, address, two values, bytes of the variable. */
        READ_MODIFY_WRITE,
        /** To call a header handler: its address, bytes of the user's header, which is in front of the data. */
        ACTIVE_MESSAGE
    }

    public long argument(int index) {
        return arguments.get(index);
    }

    public byte[] toBytes() {
        ByteBuffer bytes = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putLong(kind.ordinal()).putLong(tgtCntr).putLong(length);
        arguments.forEach(bytes::putLong);
        return bytes.array();
    }

    /** Reads a header; arguments that were not given are 0. */
    public static RequestHeader parse(byte[] bytes) {
        ByteBuffer from = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        long ordinal = from.getLong();
        Kind kind = ordinal >= 0 && ordinal < Kind.values().length ? Kind.values()[(int) ordinal] : null;
        long tgtCntr = from.getLong();
        long length = from.getLong();
        List<Long> arguments = new ArrayList<>();
        for (int i = 0; i < ARGUMENTS; i++) {
            arguments.add(from.getLong());
        }
        return new RequestHeader(kind, tgtCntr, length, arguments);
    }
}
