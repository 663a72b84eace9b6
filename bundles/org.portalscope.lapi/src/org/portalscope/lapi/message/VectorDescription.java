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

    /** Reads what {@link #toBytes} has written at the begin of some bytes. */
    public static VectorDescription parse(byte[] bytes) {
        ByteBuffer from = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        boolean strided = from.getLong() != 0;
        int count = (int) from.getLong();
        if (strided) {
            return new VectorDescription(true, count, List.of(from.getLong(), from.getLong(), from.getLong()), List.of());
        }
        List<Long> addresses = new ArrayList<>();
        List<Long> lengths = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            addresses.add(from.getLong());
            lengths.add(from.getLong());
        }
        return new VectorDescription(false, count, addresses, lengths);
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
