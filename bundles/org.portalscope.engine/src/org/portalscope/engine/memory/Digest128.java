package org.portalscope.engine.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** MurmurHash3 for 128 bits, of 64-bit numbers taken in pairs. Spreads well; it is no defence against those who want collisions. */
public final class Digest128 {

    private static final long C1 = 0x87c37b91114253d5L;
    private static final long C2 = 0x4cf5ad432745937fL;

    /** Bytes of two numbers. */
    private static final int PAIR = 2 * Long.BYTES;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private long high;
    private long low;

    /** The digest of some bytes. */
    public static Digest128 of(byte[] bytes) {
        Digest128 digest = new Digest128();
        digest.finish(bytes, digest.add(bytes, bytes.length), bytes.length, bytes.length);
        return digest;
    }

    /**
     * Adds the first of some bytes, in pairs of numbers.
     *
     * @param count how many bytes there are
     * @return how many have been added; fewer than 16 are left
     */
    public int add(byte[] bytes, int count) {
        int at = 0;
        for (; at + PAIR <= count; at += PAIR) {
            add((long) LONGS.get(bytes, at), (long) LONGS.get(bytes, at + Long.BYTES));
        }
        return at;
    }

    /**
     * Adds what is left and ends the digest of bytes.
     *
     * @param from  index of the first byte that is left
     * @param count how many bytes there are in the array
     * @param all   how many there were in all
     */
    public void finish(byte[] bytes, int from, int count, long all) {
        if (from < count) {
            add(rest(bytes, from, count), rest(bytes, from + Long.BYTES, count));
        }
        finish(all);
    }

    /** Up to eight bytes from an index on. */
    private static long rest(byte[] bytes, int from, int count) {
        long rest = 0;
        for (int i = Math.min(count, from + Long.BYTES) - 1; i >= from; i--) {
            rest = rest << Byte.SIZE | bytes[i] & 0xFF;
        }
        return rest;
    }

    /** The upper half. */
    public long high() {
        return high;
    }

    /** The lower half. */
    public long low() {
        return low;
    }

    public void begin() {
        high = 0;
        low = 0;
    }

    public void add(long one, long other) {
        high ^= Long.rotateLeft(one * C1, 31) * C2;
        high = (Long.rotateLeft(high, 27) + low) * 5 + 0x52dce729;
        low ^= Long.rotateLeft(other * C2, 33) * C1;
        low = (Long.rotateLeft(low, 31) + high) * 5 + 0x38495ab5;
    }

    /** @param count how many numbers there were */
    public void finish(long count) {
        high ^= count;
        low ^= count;
        high += low;
        low += high;
        high = spread(high);
        low = spread(low);
        high += low;
        low += high;
    }

    private static long spread(long number) {
        long mixed = (number ^ number >>> 33) * 0xff51afd7ed558ccdL;
        mixed = (mixed ^ mixed >>> 33) * 0xc4ceb9fe1a85ec53L;
        return mixed ^ mixed >>> 33;
    }
}
