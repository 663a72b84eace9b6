package org.portalscope.expression.value;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;

/** A string of bytes; immutable. */
public final class Bytes {

    /** Bytes that a string has at most. */
    public static final int LONGEST = 1 << 20;

    private static final int SHOWN = 16;
    private static final HexFormat DIGITS = HexFormat.ofDelimiter(" ");
    private static final String NONE = "no bytes";

    private final byte[] bytes;

    private Bytes(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A string of these bytes, which nobody changes any more. */
    public static Bytes of(byte[] bytes) {
        return new Bytes(bytes);
    }

    /** The bytes of a text in UTF-8. */
    public static Bytes of(String text) {
        return new Bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    public int length() {
        return bytes.length;
    }

    /** A byte, 0 to 255. */
    public int at(int index) {
        return bytes[index] & 0xFF;
    }

    /** Some of the bytes, up to one before the index {@code to}. */
    public Bytes slice(int from, int to) {
        return new Bytes(Arrays.copyOfRange(bytes, from, to));
    }

    /** A copy. */
    public byte[] toArray() {
        return bytes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes string && Arrays.equals(bytes, string.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** In hexadecimal digits, such as {@code 68 65 6c 6c 6f}; only the first ones of many. */
    @Override
    public String toString() {
        return text(bytes, bytes.length);
    }

    /** In hexadecimal digits, all of them. */
    public String wholeText() {
        return bytes.length == 0 ? NONE : DIGITS.formatHex(bytes);
    }

    /**
     * What to say of a byte string of which only the first bytes are known.
     *
     * @param bytes  the first ones, all or as many as are shown
     * @param length of all
     */
    public static String text(byte[] bytes, long length) {
        String shown = DIGITS.formatHex(bytes, 0, Math.min(SHOWN, bytes.length));
        return length > SHOWN ? shown + " … (" + length + " bytes)" : shown.isEmpty() ? NONE : shown;
    }
}
