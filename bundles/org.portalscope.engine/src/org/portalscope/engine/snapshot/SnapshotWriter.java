package org.portalscope.engine.snapshot;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.memory.Digest128;

/**
 * Keeps fields as bytes: each a tag and its content. Numbers take as few groups of seven bits as they need, the sign in the lowest bit of the
 * first; handles take eight bytes, the highest first.
 */
public final class SnapshotWriter implements FieldWriter {

    private static final int FIRST_SIZE = 1024;
    private static final int GROUP = 7;
    private static final int MORE = 1 << GROUP;
    /** Groups that a number takes at most. */
    private static final int GROUPS = (Long.SIZE + GROUP - 1) / GROUP;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private byte[] bytes = new byte[FIRST_SIZE];
    private int size;

    @Override
    public void number(long number) {
        tag(Tag.NUMBER);
        groups(number << 1 ^ number >> Long.SIZE - 1);
    }

    @Override
    public void text(String text) {
        tag(Tag.TEXT);
        counted(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void bytes(byte[] content) {
        tag(Tag.BYTES);
        counted(content);
    }

    @Override
    public void handle(long handle) {
        tag(Tag.HANDLE);
        eight(handle);
    }

    @Override
    public void operation(OperationId operation) {
        tag(Tag.OPERATION);
        eight(operation.initiator().packed());
        groups(operation.ordinal());
    }

    /** A copy of everything written so far. */
    public byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }

    /** Adds to a digest what has been written, and forgets it but for the last bytes. */
    void drainTo(Digest128 digest) {
        int added = digest.add(bytes, size);
        System.arraycopy(bytes, added, bytes, 0, size - added);
        size -= added;
    }

    /**
     * Adds the last bytes to a digest and ends it.
     *
     * @param all how many there were in all
     */
    void finish(Digest128 digest, long all) {
        digest.finish(bytes, 0, size, all);
    }

    /** How many bytes there are. */
    int size() {
        return size;
    }

    private void tag(Tag tag) {
        reserve(1);
        bytes[size++] = tag.code();
    }

    private void counted(byte[] content) {
        groups(content.length);
        reserve(content.length);
        System.arraycopy(content, 0, bytes, size, content.length);
        size += content.length;
    }

    private void groups(long number) {
        reserve(GROUPS);
        byte[] to = bytes;
        int at = size;
        long rest = number;
        while ((rest & -MORE) != 0) {
            to[at++] = (byte) (rest | MORE);
            rest >>>= GROUP;
        }
        to[at++] = (byte) rest;
        size = at;
    }

    private void eight(long number) {
        reserve(Long.BYTES);
        LONGS.set(bytes, size, number);
        size += Long.BYTES;
    }

    private void reserve(int more) {
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
        }
    }
}
