package org.portalscope.recording.read;

import java.io.IOException;
import java.util.Arrays;

import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionSink;
import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockTable;
import org.portalscope.recording.format.TransitionDecoder;

/** Reads transitions segment by segment. */
final class SegmentReader {

    private static final int FIRST_SIZE = 1 << 16;

    private final BlockSource source;
    private final BlockTable table;
    private final BlockList segments;
    private final TransitionDecoder decoder;
    private byte[] bytes = new byte[FIRST_SIZE];

    SegmentReader(BlockSource source, BlockTable table, BlockList segments, RecordingOrigin origin) {
        this.source = source;
        this.table = table;
        this.segments = segments;
        decoder = new TransitionDecoder(origin);
    }

    void read(long from, long to, TransitionSink sink) throws IOException {
        long next = from;
        for (int place = segments.floor(from); next < to; place++) {
            if (place < 0 || place >= segments.size() || segments.first(place) > next) {
                throw missing(next, place);
            }
            long read = read(segments.get(place), next, to, sink);
            if (read <= next) {
                throw missing(next, place + 1);
            }
            next = read;
        }
    }

    private RecordingException missing(long number, int place) {
        long offset = place >= 0 && place < segments.size() ? table.offset(segments.get(place)) : table.end();
        return new RecordingException("The recording lacks transition " + number + ": what was recorded before byte " + offset + " is damaged.");
    }

    /** Reads a segment from the block on in which it begins. */
    private long read(int begin, long from, long to, TransitionSink sink) throws IOException {
        int length = 0;
        int count = 0;
        int block = begin;
        do {
            grow(length + table.length(block));
            source.content(table, block, bytes, length);
            length += table.length(block);
            count += table.count(block);
            block++;
        } while (goesOn(block));
        long first = table.first(begin);
        long read = decoder.decode(bytes, length, table.offset(begin), first, from, to, sink);
        if (read != Math.min(first + count, Math.max(to, first))) {
            throw RecordingException.damaged(table.offset(begin), "the block that begins there has not as many transitions as it says");
        }
        return read;
    }

    private boolean goesOn(int block) {
        return block < table.size() && table.kind(block) == BlockKind.TRANSITIONS && table.continues(block)
                && table.first(block) == table.first(block - 1) + table.count(block - 1);
    }

    private void grow(int size) {
        if (size > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(size, 2 * bytes.length));
        }
    }
}
