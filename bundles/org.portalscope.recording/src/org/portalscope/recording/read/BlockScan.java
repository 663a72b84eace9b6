package org.portalscope.recording.read;

import java.io.IOException;

import org.portalscope.recording.RecordingException;
import org.portalscope.recording.format.BlockHeader;
import org.portalscope.recording.format.BlockInput;
import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockTable;

/** Finds the blocks of a file: by its index, or one after the other. */
final class BlockScan {

    private static final int PIECE = 1 << 16;

    private final BlockSource source;
    private BlockTable table = new BlockTable();
    private BlockOrder order = BlockOrder.START;
    /** The order in front of the last block. */
    private BlockOrder orderBefore = order;
    private RecordingEnd end = RecordingEnd.open();
    private RecordingEnd damage;

    BlockScan(BlockSource source) {
        this.source = source;
    }

    BlockTable table() {
        return table;
    }

    /** How the recording ends, as far as it has been looked at. */
    RecordingEnd end() {
        return end;
    }

    /** Finds the blocks of a file that nobody has looked at. */
    void start() throws IOException {
        BlockTable indexed = indexed();
        if (indexed != null) {
            table = indexed;
            end = RecordingEnd.ofWriter();
        } else {
            goOn();
        }
    }

    /** The table that the index holds, or null if there is none, or a damaged one. */
    private BlockTable indexed() throws IOException {
        long size = source.size();
        long last = size - BlockHeader.SIZE - Long.BYTES;
        BlockHeader header = source.header(last, size);
        if (header == null || header.kind() != BlockKind.END || !source.isWhole(last, header)) {
            return null;
        }
        byte[] place = new byte[Long.BYTES];
        source.read(last + BlockHeader.SIZE, place, 0, place.length);
        BlockInput in = new BlockInput();
        in.reset(place, place.length, last);
        return index(in.eight(), last);
    }

    private BlockTable index(long offset, long last) throws IOException {
        BlockHeader header = source.header(offset, last);
        if (header == null || header.kind() != BlockKind.INDEX || offset + BlockHeader.SIZE + header.length() != last) {
            return null;
        }
        byte[] content = new byte[header.length()];
        source.read(offset + BlockHeader.SIZE, content, 0, content.length);
        if (!header.fits(content, 0)) {
            return null;
        }
        BlockInput in = new BlockInput();
        in.reset(content, content.length, offset);
        try {
            BlockTable indexed = BlockTable.read(in);
            return indexed.end() == offset && BlockOrder.holds(indexed) ? indexed : null;
        } catch (RecordingException e) {
            return null;
        }
    }

    /** Looks for blocks behind those that are known. */
    void goOn() throws IOException {
        int known = table.size();
        long size = source.size();
        while (!end.clean() && table.end() < size) {
            BlockHeader header = source.header(table.end(), size);
            boolean fits = header != null && order.precedes(header);
            if (!fits && !skip(size)) {
                break;
            } else if (fits) {
                add(header);
            }
        }
        dropTornBlock(known);
        if (!end.clean()) {
            end = table.end() < size ? RecordingEnd.torn(table.end(), size) : RecordingEnd.open();
        }
        if (damage != null) {
            end = damage;
        }
    }

    private void add(BlockHeader header) {
        table.add(header);
        orderBefore = order;
        order = order.behind(header);
        if (header.kind() == BlockKind.END) {
            end = RecordingEnd.ofWriter();
        }
    }

    /** What was written last may not be there as a whole. */
    private void dropTornBlock(int known) throws IOException {
        int last = table.size() - 1;
        if (last < known) {
            return;
        }
        long offset = table.offset(last);
        if (!source.isWhole(offset, source.header(offset, source.size()))) {
            table.removeLast();
            order = orderBefore;
            end = RecordingEnd.open();
        }
    }

    /** Whether a header can be that of the next block behind damaged bytes. */
    private boolean follows(BlockHeader header, long damaged) {
        return header != null && order.behindDamage(damaged).precedes(header);
    }

    /** Passes bytes that are no block; returns whether there is a block behind them. */
    private boolean skip(long size) throws IOException {
        long from = table.end();
        byte[] piece = new byte[PIECE];
        for (long at = from + 1; at <= size - BlockHeader.SIZE; at += PIECE - BlockHeader.SIZE) {
            int count = (int) Math.min(PIECE, size - at);
            source.read(at, piece, 0, count);
            for (int i = 0; i <= count - BlockHeader.SIZE; i++) {
                if (BlockHeader.mayBegin(piece, i) && follows(source.header(at + i, size), at + i - from)) {
                    table.skipTo(at + i);
                    order = order.behindDamage(at + i - from);
                    damage = damage == null ? RecordingEnd.damaged(from, at + i) : damage;
                    return true;
                }
            }
        }
        return false;
    }
}
