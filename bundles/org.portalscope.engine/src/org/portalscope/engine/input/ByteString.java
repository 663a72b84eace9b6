package org.portalscope.engine.input;

import java.util.Arrays;
import java.util.HexFormat;

import org.portalscope.engine.memory.MemoryBlock;

/** Bytes as a value: two of the same content are equal, and none changes. */
public final class ByteString {

    private static final int SHOWN = 16;

    private final byte[] bytes;

    private ByteString(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The bytes of an array that nobody changes from now on; they are not copied. */
    public static ByteString of(byte[] bytes) {
        return new ByteString(bytes);
    }

    /** A copy of some bytes of a block. */
    public static ByteString copyOf(MemoryBlock block, int from, int length) {
        return new ByteString(block.copy(from, length));
    }

    /** How many bytes there are. */
    public int length() {
        return bytes.length;
    }

    /** A copy of the bytes. */
    public byte[] toArray() {
        return bytes.clone();
    }

    /** The bytes where they are, only to be read from. */
    public MemoryBlock block() {
        return MemoryBlock.of(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ByteString string && Arrays.equals(bytes, string.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** The first bytes as hexadecimal digits, and how many there are: {@code 706f7274… (64 bytes)}. */
    @Override
    public String toString() {
        boolean all = bytes.length <= SHOWN;
        return HexFormat.of().formatHex(bytes, 0, Math.min(SHOWN, bytes.length)) + (all ? "" : "… (" + bytes.length + " bytes)");
    }
}
