package org.portalscope.recording.read;

import java.io.IOException;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.format.BlockInput;
import org.portalscope.recording.format.BlockTable;
import org.portalscope.recording.format.PageRun;

/** Reads stored pages; those of one block one after the other read it once. */
final class PageReader {

    private static final int NONE = -1;

    private final BlockSource source;
    private final BlockTable table;
    private final BlockList blocks;
    private int current = NONE;
    private byte[][] pages;

    PageReader(BlockSource source, BlockTable table, BlockList blocks) {
        this.source = source;
        this.table = table;
        this.blocks = blocks;
    }

    /** A page of a run. */
    MemoryPage page(PageRun run, int index) throws IOException {
        int length = index == run.count() - 1 ? run.lastLength() : MemoryPage.SIZE;
        byte[] bytes = run.stored() == PageRun.ZERO ? new byte[length] : stored(run.stored() + index);
        if (bytes.length != length) {
            throw RecordingException.damaged(table.offset(current), "a page has " + bytes.length + " bytes, and its checkpoint wants " + length);
        }
        return new MemoryPage(run.process(), run.number() + index, bytes);
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
