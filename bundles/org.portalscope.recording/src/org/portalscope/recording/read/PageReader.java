package org.portalscope.recording.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.format.BlockTable;
import org.portalscope.recording.format.PageRun;
import org.portalscope.recording.format.StoredPage;

/**
 * Reads pages of checkpoints. Those that are the same as in the checkpoint whose pages were read before are the same objects and are not read again, so that
 * a jump costs what has changed; the others are read in the order in which they were stored. The pages of one checkpoint at most are kept, and those that they
 * are differences to.
 */
final class PageReader {

    private static final byte[] ZEROS = new byte[MemoryPage.SIZE];

    private final BlockTable table;
    private final PageBlocks blocks;
    private Map<Long, byte[]> before = Map.of();
    private Map<Long, byte[]> now = Map.of();

    PageReader(BlockSource source, BlockTable table, BlockList blocks) {
        this.table = table;
        this.blocks = new PageBlocks(source, table, blocks);
    }

    /**
     * All pages of some runs.
     *
     * @throws IOException if they cannot be read
     */
    synchronized List<MemoryPage> read(List<PageRun> runs) throws IOException {
        now = new HashMap<>();
        load(wanted(runs));
        List<MemoryPage> all = new ArrayList<>();
        for (PageRun run : runs) {
            for (int i = 0; i < run.count(); i++) {
                all.add(page(run, i));
            }
        }
        before = now;
        blocks.forget();
        return all;
    }

    /** The stored pages of some runs that are not kept. */
    private List<Long> wanted(List<PageRun> runs) {
        List<Long> wanted = new ArrayList<>();
        for (PageRun run : runs) {
            for (int i = 0; i < run.count() && run.stored() != PageRun.ZERO; i++) {
                if (!isKept(run.stored() + i)) {
                    wanted.add(run.stored() + i);
                }
            }
        }
        Collections.sort(wanted);
        return wanted;
    }

    private boolean isKept(long number) {
        byte[] bytes = before.get(number);
        if (bytes != null) {
            now.put(number, bytes);
        }
        return bytes != null;
    }

    private void load(List<Long> wanted) throws IOException {
        Map<Long, StoredPage> differences = new HashMap<>();
        List<Long> bases = new ArrayList<>();
        for (long number : wanted) {
            StoredPage page = blocks.page(number);
            if (page.isWhole()) {
                now.put(number, page.bytes(null));
            } else {
                differences.put(number, page);
                bases.add(page.base());
            }
        }
        Collections.sort(bases);
        for (long number : bases) {
            if (!now.containsKey(number) && !isKept(number)) {
                loadBase(number);
            }
        }
        for (Map.Entry<Long, StoredPage> difference : differences.entrySet()) {
            add(difference.getKey(), difference.getValue());
        }
    }

    private void loadBase(long number) throws IOException {
        StoredPage page = blocks.page(number);
        if (!page.isWhole()) {
            throw damaged(number, "is not stored as a whole");
        }
        now.put(number, page.bytes(null));
    }

    private void add(long number, StoredPage difference) throws RecordingException {
        byte[] base = now.get(difference.base());
        if (difference.least() > base.length) {
            throw damaged(number, "has more bytes than the one that it differs from");
        }
        now.put(number, difference.bytes(base));
    }

    private MemoryPage page(PageRun run, int index) throws RecordingException {
        int length = index == run.count() - 1 ? run.lastLength() : MemoryPage.SIZE;
        byte[] bytes = run.stored() == PageRun.ZERO ? zeros(length) : now.get(run.stored() + index);
        if (bytes.length != length) {
            throw damaged(run.stored() + index, "has " + bytes.length + " bytes, and a checkpoint wants " + length);
        }
        return new MemoryPage(run.process(), run.number() + index, bytes);
    }

    private static byte[] zeros(int length) {
        return length == ZEROS.length ? ZEROS : new byte[length];
    }

    private RecordingException damaged(long page, String why) {
        return new RecordingException("The recording is damaged before byte " + table.end() + ": page " + page + " of memory " + why + ".");
    }
}
