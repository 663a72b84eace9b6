package org.portalscope.recording.format;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.portalscope.engine.memory.MemoryBlock;

/**
 * Bytes that grow. Numbers take as few groups of seven bits as they need, the lowest first, at most nine bytes, the last of which has eight bits.
 *
 * <p>{@link #octet}, {@link #number}, {@link #signed} and {@link #eight} expect that {@link #reserve} was called for what they write.
 */
public final class BlockOutput {

    /** Bytes that a number takes at most. */
    static final int NUMBER = 9;

    private static final int GROUP = 7;
    private static final int MORE = 1 << GROUP;

    private byte[] bytes;
    private int position;

    /** @param bytes where to write; another array takes its place when it is full */
    public BlockOutput(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Starts again at the beginning of an array. */
    public void reset(byte[] newBytes) {
        bytes = newBytes;
        position = 0;
    }

    /** Where the bytes are, from index 0; another array after the next {@link #reserve}. */
    public byte[] bytes() {
        return bytes;
    }

    /** How many bytes there are. */
    public int position() {
        return position;
    }

    /** Goes back to a place before. */
    void position(int earlier) {
        position = earlier;
    }

    /** Makes room. */
    public void reserve(int more) {
        if (more > bytes.length - position) {
            bytes = Arrays.copyOf(bytes, Math.addExact(bytes.length, Math.max(bytes.length >> 1, more)));
        }
    }

    public void octet(int octet) {
        bytes[position++] = (byte) octet;
    }

    /** Sets bits of a byte that was written before. */
    void mark(int at, int bits) {
        bytes[at] |= (byte) bits;
    }

    /** An unsigned number. */
    public void number(long number) {
        byte[] to = bytes;
        int at = position;
        long rest = number;
        for (int groups = 1; (rest & -MORE) != 0 && groups < NUMBER; groups++) {
            to[at++] = (byte) (rest | MORE);
            rest >>>= GROUP;
        }
        to[at++] = (byte) rest;
        position = at;
    }

    /** A number that is small on either side of zero. */
    public void signed(long number) {
        number(number << 1 ^ number >> Long.SIZE - 1);
    }

    /** Eight bytes, the lowest first. */
    public void eight(long number) {
        for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            octet((int) (number >>> shift));
        }
    }

    /** A text with its length. */
    public void text(String text) {
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        reserve(NUMBER + encoded.length);
        number(encoded.length);
        bytes(encoded, 0, encoded.length);
    }

    /** Bytes without their number. */
    public void bytes(byte[] from, int first, int count) {
        reserve(count);
        System.arraycopy(from, first, bytes, position, count);
        position += count;
    }

    /** Bytes without their number. */
    void bytes(MemoryBlock from, int first, int count) {
        reserve(count);
        from.read(first, bytes, position, count);
        position += count;
    }

    /** Makes a gap in what was written. */
    void insert(int at, int count) {
        reserve(count);
        System.arraycopy(bytes, at, bytes, at + count, position - at);
        position += count;
    }

    /** Whether two pieces of what was written are the same. */
    boolean same(int one, int other, int count) {
        return Arrays.equals(bytes, one, one + count, bytes, other, other + count);
    }
}
