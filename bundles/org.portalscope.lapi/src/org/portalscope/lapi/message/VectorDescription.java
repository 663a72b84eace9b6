package org.portalscope.lapi.message;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/**
 * Pieces of the memory of a task, what {@code lapi_vec_t} describes. R52
 *
 * @param strided whether all pieces have one length and one distance
 * @param count   how many pieces there are
 * @param info    address of each piece; of a strided vector address, bytes of each piece, and bytes from the begin of one piece to that of the next
 * @param lengths bytes of each piece; none for a strided vector
 */
public record VectorDescription(boolean strided, int count, List<Long> info, List<Long> lengths) {

    /** Pieces of one description at most. */
    public static final long MOST_PIECES = 1 << 16;

    private static final int STRIDED_INFO = 3;
    /** Bytes in front of the pieces: the kind of the description, and their count. */
    private static final int HEAD = 2 * Long.BYTES;
    /** Bytes of the longest description. */
    public static final long MOST_BYTES = HEAD + 2 * Long.BYTES * MOST_PIECES;

    public VectorDescription {
        info = List.copyOf(info);
        lengths = List.copyOf(lengths);
    }

    /** One piece. */
    public static VectorDescription of(long address, long length) {
        return new VectorDescription(false, 1, List.of(address), List.of(length));
    }

    /** A piece. */
    public record Piece(long address, long length) {
    }

    public Piece piece(int index) {
        return new Piece(address(index), length(index));
    }

    /** The address of a piece. */
    public long address(int index) {
        return strided ? info.get(0) + index * info.get(2) : info.get(index);
    }

    /** Bytes of a piece. */
    public long length(int index) {
        return strided ? info.get(1) : lengths.get(index);
    }

    /** How many of the first pieces have between them all lengths that there are. */
    public int differentLengths() {
        return strided ? Math.min(1, count) : count;
    }

    /** Bytes of all pieces. */
    public long length() {
        return strided ? count * info.get(1) : lengths.stream().mapToLong(Long::longValue).sum();
    }

    /** The same places with as many bytes as the pieces of another description have. */
    public VectorDescription withLengthsOf(VectorDescription other) {
        return strided ? new VectorDescription(true, count, List.of(info.get(0), other.info.get(1), info.get(2)), List.of())
                : new VectorDescription(false, count, info, other.lengths.subList(0, count));
    }

    /** Bytes of {@link #toBytes}. */
    public int size() {
        return Long.BYTES * (2 + (strided ? 3 : 2 * count));
    }

    /** As it stands in a request, the least significant byte of each number first. */
    public byte[] toBytes() {
        ByteBuffer bytes = ByteBuffer.allocate(size()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putLong(strided ? 1 : 0).putLong(count);
        if (strided) {
            info.subList(0, 3).forEach(bytes::putLong);
        } else {
            for (int i = 0; i < count; i++) {
                bytes.putLong(address(i)).putLong(length(i));
            }
        }
        return bytes.array();
    }

    /** Reads what {@link #toBytes} has written at the begin of some bytes; null if that is no description, or one of more than can be transferred. */
    public static VectorDescription parse(byte[] bytes) {
        ByteBuffer from = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (from.remaining() < HEAD) {
            return null;
        }
        boolean strided = from.getLong() != 0;
        long count = from.getLong();
        if (count < 1 || count > MOST_PIECES || from.remaining() / Long.BYTES < (strided ? STRIDED_INFO : 2 * count)) {
            return null;
        }
        List<Long> info = new ArrayList<>();
        List<Long> lengths = new ArrayList<>();
        for (int i = 0; i < (strided ? 1 : count); i++) {
            info.add(from.getLong());
            (strided ? info : lengths).add(from.getLong());
        }
        if (strided) {
            info.add(from.getLong());
        }
        VectorDescription read = new VectorDescription(strided, (int) count, info, lengths);
        return read.isPossible() ? read : null;
    }

    /** Whether no piece is longer than what can be transferred, nor are all of them together. */
    private boolean isPossible() {
        for (int i = 0; i < differentLengths(); i++) {
            if (length(i) < 0 || length(i) > RequestHeader.MAX_DATA_SIZE) {
                return false;
            }
        }
        return length() <= RequestHeader.MAX_DATA_SIZE;
    }

    /** Writes it field by field. */
    public void write(FieldWriter out) {
        out.number(strided ? 1 : 0);
        out.number(count);
        LongStream.concat(numbers(info), numbers(lengths)).forEach(out::number);
    }

    private LongStream numbers(List<Long> list) {
        return LongStream.concat(LongStream.of(list.size()), list.stream().mapToLong(Long::longValue));
    }

    /** Reads what {@link #write} has written. */
    public static VectorDescription read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new VectorDescription(values.truth(), values.count(), list(values), list(values));
    }

    private static List<Long> list(ValueReader values) {
        List<Long> list = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            list.add(values.fields().number());
        }
        return list;
    }
}
