package org.portalscope.recording.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.recording.RecordingException;
import org.portalscope.recording.format.BlockInput;
import org.portalscope.recording.format.BlockTable;
import org.portalscope.recording.format.StoredPage;

/** Reads stored pages; those of one block one after the other read it once. */
final class PageBlocks {

    private static final int NONE = -1;

    private final BlockSource source;
    private final BlockTable table;
    private final BlockList blocks;
    private final BlockInput in = new BlockInput();
    /** For the content of one block after the other, from which pages copy their bytes. */
    private byte[] content = {};
    private int current = NONE;
    private List<StoredPage> pages = List.of();

    PageBlocks(BlockSource source, BlockTable table, BlockList blocks) {
        this.source = source;
        this.table = table;
        this.blocks = blocks;
    }

    /** A page by its number among all stored ones. */
    StoredPage page(long number) throws IOException {
        int place = blocks.floor(number);
        if (number < 0 || place < 0 || number - blocks.first(place) >= table.count(blocks.get(place))) {
            throw new RecordingException("The recording lacks page " + number + " of memory: a block before byte " + table.end() + " is damaged.");
        }
        if (blocks.get(place) != current) {
            read(blocks.get(place));
        }
        return pages.get((int) (number - blocks.first(place)));
    }

    private void read(int block) throws IOException {
        int length = table.length(block);
        content = content.length < length ? new byte[length] : content;
        source.content(table, block, content, 0);
        in.reset(content, length, table.offset(block));
        if (table.count(block) > in.remaining()) {
            throw in.damaged("pages are missing");
        }
        List<StoredPage> found = new ArrayList<>();
        for (int left = table.count(block); left > 0; left--) {
            found.add(StoredPage.read(in));
        }
        in.end();
        pages = found;
        current = block;
    }

    /** Keeps nothing. */
    void forget() {
        current = NONE;
        pages = List.of();
    }
}
