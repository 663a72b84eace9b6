package org.portalscope.recording.format;

import java.util.Arrays;

import org.portalscope.recording.RecordingException;

/** Where the blocks of a recording are, in the order in which they were written, and what their headers say: some thirty bytes a block. */
public final class BlockTable {

    private static final int FIRST_SIZE = 64;
    private static final int CONTINUES = 8;
    private static final int ENTRY = 1 + 5 * BlockOutput.NUMBER;

    private long[] offsets = new long[FIRST_SIZE];
    private int[] lengths = new int[FIRST_SIZE];
    private byte[] kinds = new byte[FIRST_SIZE];
    private int[] counts = new int[FIRST_SIZE];
    private long[] firsts = new long[FIRST_SIZE];
    private long[] times = new long[FIRST_SIZE];
    private int size;
    private long end = FileHeader.SIZE;

    /** Adds the block that a header describes, behind the others. */
    public void add(BlockHeader header) {
        add(header.kind(), header.continues(), header.length(), header.count(), header.first(), header.time());
    }

    private void add(BlockKind kind, boolean continues, int length, int count, long first, long time) {
        if (size == offsets.length) {
            grow(2 * size);
        }
        offsets[size] = end;
        lengths[size] = length;
        kinds[size] = (byte) (kind.code() | (continues ? CONTINUES : 0));
        counts[size] = count;
        firsts[size] = first;
        times[size] = time;
        size++;
        end += BlockHeader.SIZE + length;
    }

    private void grow(int room) {
        offsets = Arrays.copyOf(offsets, room);
        lengths = Arrays.copyOf(lengths, room);
        kinds = Arrays.copyOf(kinds, room);
        counts = Arrays.copyOf(counts, room);
        firsts = Arrays.copyOf(firsts, room);
        times = Arrays.copyOf(times, room);
    }

    /** Leaves bytes out that are no block, up to where the next one begins. */
    public void skipTo(long offset) {
        end = offset;
    }

    /** Forgets the block that was added last. */
    public void removeLast() {
        size--;
        end = offsets[size];
    }

    public int size() {
        return size;
    }

    /** Where the next block begins in the file. */
    public long end() {
        return end;
    }

    /** Where the header of a block begins in the file. */
    public long offset(int block) {
        return offsets[block];
    }

    /** Bytes of its content. */
    public int length(int block) {
        return lengths[block];
    }

    public BlockKind kind(int block) {
        return BlockKind.of(kinds[block] & CONTINUES - 1);
    }

    public boolean continues(int block) {
        return (kinds[block] & CONTINUES) != 0;
    }

    /** How many transitions or pages there are in it. */
    public int count(int block) {
        return counts[block];
    }

    /** Number of the first of them. */
    public long first(int block) {
        return firsts[block];
    }

    /** Time of the first transition of its segment. */
    public long time(int block) {
        return times[block];
    }

    /** Writes the table: the content of the index. */
    public void write(BlockOutput out) {
        out.reserve(BlockOutput.NUMBER);
        out.number(size);
        long first = 0;
        long time = 0;
        for (int i = 0; i < size; i++) {
            out.reserve(ENTRY);
            out.octet(kinds[i]);
            out.number(lengths[i]);
            out.number(counts[i]);
            out.signed(firsts[i] - first);
            out.signed(times[i] - time);
            first = firsts[i];
            time = times[i];
        }
    }

    /** Reads what {@link #write} wrote into a table of its own. */
    public static BlockTable read(BlockInput in) throws RecordingException {
        BlockTable table = new BlockTable();
        long first = 0;
        long time = 0;
        for (int left = in.count(); left > 0; left--) {
            int kind = in.octet();
            if (BlockKind.of(kind & CONTINUES - 1) == null || kind >= 2 * CONTINUES) {
                throw in.damaged("a block is of an unknown kind");
            }
            int length = in.integer();
            int count = in.integer();
            first += in.signed();
            time += in.signed();
            table.add(BlockKind.of(kind & CONTINUES - 1), (kind & CONTINUES) != 0, length, count, first, time);
        }
        in.end();
        return table;
    }
}
