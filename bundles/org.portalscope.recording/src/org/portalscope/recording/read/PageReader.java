package org.portalscope.recording.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.format.BlockInput;
import org.portalscope.recording.format.BlockTable;
import org.portalscope.recording.format.PageRun;

/**
 * Reads pages of checkpoints. Those that are the same as in the checkpoint whose pages were read before are the same objects and are not read again, so that
 * a jump costs what has changed. The pages of one checkpoint at most are kept.
 */
final class PageReader {

    private static final int NONE = -1;
    private static final byte[] ZEROS = new byte[MemoryPage.SIZE];

    private final BlockSource source;
    private final BlockTable table;
    private final BlockList blocks;
    private Map<Long, byte[]> before = Map.of();
    private Map<Long, byte[]> now = new HashMap<>();
    private int current = NONE;
    private byte[][] pages;

    PageReader(BlockSource source, BlockTable table, BlockList blocks) {
        this.source = source;
        this.table = table;
        this.blocks = blocks;
    }

    /**
     * All pages of some runs.
     *
     * @throws IOException if they cannot be read
     */
    synchronized List<MemoryPage> read(List<PageRun> runs) throws IOException {
        now = new HashMap<>();
        List<MemoryPage> all = new ArrayList<>();
        for (PageRun run : runs) {
            for (int i = 0; i < run.count(); i++) {
                all.add(page(run, i));
            }
        }
        before = now;
        pages = null;
        current = NONE;
        return all;
    }

    private MemoryPage page(PageRun run, int index) throws IOException {
        int length = index == run.count() - 1 ? run.lastLength() : MemoryPage.SIZE;
        byte[] bytes = run.stored() == PageRun.ZERO ? zeros(length) : known(run.stored() + index);
        if (bytes.length != length) {
            throw new RecordingException("The recording is damaged: page " + (run.stored() + index) + " of memory has " + bytes.length
                    + " bytes, and a checkpoint before byte " + table.end() + " wants " + length + ".");
        }
        return new MemoryPage(run.process(), run.number() + index, bytes);
    }

    private static byte[] zeros(int length) {
        return length == ZEROS.length ? ZEROS : new byte[length];
    }

    private byte[] known(long number) throws IOException {
        byte[] bytes = before.get(number);
        if (bytes == null) {
            bytes = stored(number);
        }
        now.put(number, bytes);
        return bytes;
    }

    private byte[] stored(long number) throws IOException {
        int place = blocks.floor(number);
        if (place < 0 || number - blocks.first(place) >= table.count(blocks.get(place))) {
            throw new RecordingException("The recording lacks page " + number + " of memory: a block before byte " + table.end() + " is damaged.");
        }
        int block = blocks.get(place);
        if (block != current) {
            read(block);
        }
        return pages[(int) (number - blocks.first(place))];
    }

    private void read(int block) throws IOException {
        BlockInput in = source.content(table, block);
        if (table.count(block) > in.remaining()) {
            throw in.damaged("pages are missing");
        }
        byte[][] read = new byte[table.count(block)][];
        for (int i = 0; i < read.length; i++) {
            read[i] = in.bytes(in.index(MemoryPage.SIZE + 1));
        }
        in.end();
        pages = read;
        current = block;
    }
}
