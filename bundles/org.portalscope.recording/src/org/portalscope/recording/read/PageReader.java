package org.portalscope.recording.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.Lock;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.format.BlockTable;
import org.portalscope.recording.format.PageRun;
import org.portalscope.recording.format.StoredPage;

/**
 * Reads pages of checkpoints. Those that are the same as in the checkpoint whose pages were read before are the same objects and are not read again, so that
 * a jump costs what has changed; the others are read in the order in which they were stored. The pages of one checkpoint at most are kept.
 */
final class PageReader {

    private static final byte[] ZEROS = new byte[MemoryPage.SIZE];

    private final Lock known;
    private final BlockTable table;
    private final PageBlocks blocks;
    /** In the order of processes and addresses. */
    private List<ReadPage> before = List.of();

    /** @param known held while the blocks stay as they are */
    PageReader(BlockSource source, BlockTable table, BlockList blocks, Lock known) {
        this.known = known;
        this.table = table;
        this.blocks = new PageBlocks(source, table, blocks);
    }

    /**
     * All pages of some runs.
     *
     * @throws IOException if they cannot be read
     */
    synchronized List<MemoryPage> read(List<PageRun> runs) throws IOException {
        List<ReadPage> now = wanted(runs);
        known.lock();
        try {
            load(now);
        } finally {
            known.unlock();
        }
        before = now;
        blocks.forget();
        List<MemoryPage> all = new ArrayList<>(now.size());
        now.forEach(page -> all.add(page.page));
        return all;
    }

    /** The pages of some runs, with what is known of them. */
    private List<ReadPage> wanted(List<PageRun> runs) {
        List<ReadPage> wanted = new ArrayList<>();
        int former = 0;
        for (PageRun run : runs) {
            for (int i = 0; i < run.count(); i++) {
                ReadPage page = new ReadPage(run, i);
                while (former < before.size() && before.get(former).precedes(page)) {
                    former++;
                }
                wanted.add(former < before.size() && page.isAt(before.get(former)) ? page.or(before.get(former)) : page);
            }
        }
        return wanted;
    }

    private void load(List<ReadPage> pages) throws IOException {
        List<ReadPage> missing = pages.stream().filter(page -> page.page == null).sorted(Comparator.comparingLong(page -> page.stored)).toList();
        List<ReadPage> differing = new ArrayList<>();
        for (ReadPage page : missing) {
            if (page.stored == PageRun.ZERO) {
                page.set(StoredPage.whole(zeros(page.length)), null);
            } else {
                page.content = blocks.page(page.stored);
                differing.add(page);
            }
        }
        differing.sort(Comparator.comparingLong(page -> page.content.base()));
        for (ReadPage page : differing) {
            byte[] base = page.content.isWhole() ? null : base(page);
            if (base != null && page.content.least() > base.length) {
                throw damaged(page.stored, "has more bytes than the one that it differs from");
            }
            page.set(page.content, base);
            require(page);
        }
    }

    /** The bytes that a page differs from. */
    private byte[] base(ReadPage page) throws IOException {
        long number = page.content.base();
        if (page.whole == number) {
            return page.base;
        }
        StoredPage base = blocks.page(number);
        if (!base.isWhole()) {
            throw damaged(number, "is not stored as a whole");
        }
        return base.bytes();
    }

    private void require(ReadPage page) throws RecordingException {
        if (page.page.length() != page.length) {
            throw damaged(page.stored, "has " + page.page.length() + " bytes, and a checkpoint wants " + page.length);
        }
    }

    private static byte[] zeros(int length) {
        return length == ZEROS.length ? ZEROS : new byte[length];
    }

    private RecordingException damaged(long page, String why) {
        return new RecordingException("The recording is damaged before byte " + table.end() + ": page " + page + " of memory " + why + ".");
    }

    /** A page of a checkpoint, once it has been read with the bytes that were stored as a whole last. */
    private static final class ReadPage {

        private final int process;
        private final long number;
        private final int length;
        private final long stored;
        private StoredPage content;
        private MemoryPage page;
        private byte[] base;
        /** Which of all stored pages the base is. */
        private long whole = PageRun.ZERO;

        ReadPage(PageRun run, int index) {
            process = run.process();
            number = run.number() + index;
            length = index == run.count() - 1 ? run.lastLength() : MemoryPage.SIZE;
            stored = run.stored() == PageRun.ZERO ? PageRun.ZERO : run.stored() + index;
        }

        boolean precedes(ReadPage other) {
            return process < other.process || process == other.process && number < other.number;
        }

        boolean isAt(ReadPage other) {
            return process == other.process && number == other.number && length == other.length;
        }

        /** A page at the same place if that is the same one, else this one, which may differ from the same base. */
        ReadPage or(ReadPage former) {
            if (former.stored == stored) {
                return former;
            }
            base = former.base;
            whole = former.whole;
            return this;
        }

        /** @param differsFrom the bytes that it differs from; null if it is whole */
        void set(StoredPage read, byte[] differsFrom) {
            page = read.at(process, number, differsFrom);
            if (stored != PageRun.ZERO) {
                base = differsFrom == null ? page.bytes() : differsFrom;
                whole = differsFrom == null ? stored : read.base();
            }
            content = null;
        }
    }
}
