package org.portalscope.engine.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** A block in an array on the heap. */
final class HeapBlock extends MemoryBlock {

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    final byte[] bytes;

    HeapBlock(byte[] bytes) {
        this.bytes = bytes;
    }

    @Override
    public int length() {
        return bytes.length;
    }

    @Override
    public byte get(int index) {
        return bytes[index];
    }

    @Override
    public long longAt(int index) {
        return (long) LONGS.get(bytes, index);
    }

    @Override
    public void read(int from, byte[] to, int at, int count) {
        System.arraycopy(bytes, from, to, at, count);
    }

    @Override
    public void read(int from, ByteBuffer to, int count) {
        to.put(bytes, from, count);
    }

    @Override
    public void write(int at, byte[] from, int first, int count) {
        System.arraycopy(from, first, bytes, at, count);
    }

    @Override
    public void write(int at, MemoryBlock from, int first, int count) {
        from.read(first, bytes, at, count);
    }

    @Override
    public boolean holds(int from, byte[] other) {
        return Arrays.equals(bytes, from, from + other.length, other, 0, other.length);
    }

    @Override
    Digest128 digest() {
        return Digest128.of(bytes);
    }
}
