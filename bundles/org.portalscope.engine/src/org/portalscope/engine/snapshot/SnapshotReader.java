package org.portalscope.engine.snapshot;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;

/** Gives back the fields that a {@link SnapshotWriter} has kept. */
public final class SnapshotReader implements FieldReader {

    private static final int GROUP = 7;
    private static final int MORE = 1 << GROUP;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final byte[] bytes;
    private int position;

    public SnapshotReader(byte[] bytes) {
        this.bytes = bytes;
    }

    @Override
    public long number() {
        require(Tag.NUMBER);
        long number = groups();
        return number >>> 1 ^ -(number & 1);
    }

    @Override
    public String text() {
        require(Tag.TEXT);
        try {
            CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(counted()));
            return text.toString();
        } catch (CharacterCodingException e) {
            throw new FieldException("a text is not in UTF-8: " + e.getMessage());
        }
    }

    @Override
    public byte[] bytes() {
        require(Tag.BYTES);
        return counted();
    }

    @Override
    public long handle() {
        require(Tag.HANDLE);
        return eight();
    }

    @Override
    public OperationId operation() {
        require(Tag.OPERATION);
        ProcessId initiator = ProcessId.unpacked(eight());
        return new OperationId(initiator, (int) groups());
    }

    /** Requires that everything has been read. */
    public void end() {
        if (position < bytes.length) {
            throw new FieldException(bytes.length - position + " bytes are left over");
        }
    }

    private void require(Tag tag) {
        requireLeft(1);
        byte found = bytes[position++];
        if (found != tag.code()) {
            throw new FieldException("expected " + tag.words() + ", found " + Tag.words(found));
        }
    }

    private byte[] counted() {
        long count = groups();
        requireLeft(count);
        int from = position;
        position += (int) count;
        return Arrays.copyOfRange(bytes, from, position);
    }

    private long groups() {
        long number = 0;
        for (int shift = 0; shift < Long.SIZE; shift += GROUP) {
            requireLeft(1);
            byte group = bytes[position++];
            number |= (long) (group & MORE - 1) << shift;
            if (group >= 0) {
                return number;
            }
        }
        throw new FieldException("a number has too many digits");
    }

    private long eight() {
        requireLeft(Long.BYTES);
        long number = (long) LONGS.get(bytes, position);
        position += Long.BYTES;
        return number;
    }

    private void requireLeft(long count) {
        if (count < 0 || count > bytes.length - position) {
            throw new FieldException("expected " + count + " more bytes, found " + (bytes.length - position));
        }
    }
}
