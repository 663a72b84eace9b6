package org.portalscope.recording.format;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.zip.CRC32C;

/** What stands in front of the content of each block: {@link #SIZE} bytes in a place that is used again. Numbers have their lowest byte first. */
public final class BlockHeader {

    /** Bytes of a header. */
    public static final int SIZE = 40;

    private static final int MAGIC = 'P' | 'T' << 8 | 'L' << 16 | 'B' << 24;
    private static final int KIND = 4;
    private static final int CONTINUES = 5;
    private static final int LENGTH = 8;
    private static final int COUNT = 12;
    private static final int FIRST = 16;
    private static final int TIME = 24;
    private static final int CONTENT_CRC = 32;
    private static final int CRC = 36;

    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final byte[] bytes = new byte[SIZE];
    private final CRC32C crc = new CRC32C();

    /** Where the header is. */
    public byte[] bytes() {
        return bytes;
    }

    /**
     * Describes a block.
     *
     * @param continues whether its transitions go on in the segment of the block of transitions before
     * @param count     transitions, or pages
     * @param first     number of the first of these; of a block without, of the transition that comes next
     * @param time      of the first transition of its segment
     */
    public void set(BlockKind kind, boolean continues, int count, long first, long time) {
        INTS.set(bytes, 0, MAGIC);
        bytes[KIND] = (byte) kind.code();
        bytes[CONTINUES] = (byte) (continues ? 1 : 0);
        INTS.set(bytes, COUNT, count);
        LONGS.set(bytes, FIRST, first);
        LONGS.set(bytes, TIME, time);
    }

    /** Seals the header with the content that it describes. */
    public void seal(byte[] content, int from, int length) {
        INTS.set(bytes, LENGTH, length);
        INTS.set(bytes, CONTENT_CRC, crcOf(content, from, length));
        INTS.set(bytes, CRC, crcOf(bytes, 0, CRC));
    }

    private int crcOf(byte[] content, int from, int length) {
        crc.reset();
        crc.update(content, from, length);
        return (int) crc.getValue();
    }

    /** Whether a header may begin at a place. */
    public static boolean mayBegin(byte[] bytes, int at) {
        return (int) INTS.get(bytes, at) == MAGIC;
    }

    /** Whether the bytes are those of a header, and undamaged. */
    public boolean isValid() {
        return (int) INTS.get(bytes, 0) == MAGIC && (int) INTS.get(bytes, CRC) == crcOf(bytes, 0, CRC) && length() >= 0 && count() >= 0 && kind() != null
                && first() >= 0;
    }

    /** Whether it describes a block of a table. */
    public boolean describes(BlockTable table, int block) {
        return kind() == table.kind(block) && continues() == table.continues(block) && length() == table.length(block) && count() == table.count(block)
                && first() == table.first(block) && time() == table.time(block);
    }

    /** Whether the content is the one that was described. */
    public boolean fits(byte[] content, int from) {
        return (int) INTS.get(bytes, CONTENT_CRC) == crcOf(content, from, length());
    }

    public BlockKind kind() {
        return BlockKind.of(bytes[KIND]);
    }

    public boolean continues() {
        return bytes[CONTINUES] != 0;
    }

    /** Bytes of the content. */
    public int length() {
        return (int) INTS.get(bytes, LENGTH);
    }

    public int count() {
        return (int) INTS.get(bytes, COUNT);
    }

    public long first() {
        return (long) LONGS.get(bytes, FIRST);
    }

    public long time() {
        return (long) LONGS.get(bytes, TIME);
    }
}
