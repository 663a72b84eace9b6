package org.portalscope.recording.write;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.recording.format.PageRun;
import org.portalscope.recording.format.StoredPage;

/**
 * The pages that a recording holds as they were last. A page that has not changed since is not stored again, and of one that has changed in a few places only
 * these are.
 */
final class PageCatalog {

    private static final byte[] ZEROS = new byte[MemoryPage.SIZE];

    private final Map<Place, Latest> latest = new HashMap<>();
    private long stored;

    private record Place(int part, int process, long number) {
    }

    /**
     * A page as it was last.
     *
     * @param number which of all stored pages it is, or {@link PageRun#ZERO}
     * @param base   the bytes that were last stored as a whole, or null
     * @param whole  which of all stored pages these are
     */
    private record Latest(MemoryPage page, long number, byte[] base, long whole) {

        boolean is(MemoryPage other) {
            return page == other || page.equals(other);
        }
    }

    /** How many pages have been stored. */
    long stored() {
        return stored;
    }

    /**
     * Enters the pages of a part of a checkpoint.
     *
     * @param changed gets those that have to be stored, in this order
     */
    List<PageRun> enter(int part, List<MemoryPage> pages, List<StoredPage> changed) {
        List<PageRun> runs = new ArrayList<>();
        for (MemoryPage page : pages) {
            long number = enter(part, page, changed);
            PageRun last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
            if (last != null && follows(last, page, number)) {
                runs.set(runs.size() - 1, new PageRun(last.process(), last.number(), last.count() + 1, page.length(), last.stored()));
            } else {
                runs.add(new PageRun(page.process(), page.number(), 1, page.length(), number));
            }
        }
        return runs;
    }

    private static boolean follows(PageRun last, MemoryPage page, long number) {
        long expected = last.stored() == PageRun.ZERO ? PageRun.ZERO : last.stored() + last.count();
        return page.process() == last.process() && page.number() == last.number() + last.count() && last.lastLength() == MemoryPage.SIZE
                && number == expected;
    }

    private long enter(int part, MemoryPage page, List<StoredPage> changed) {
        Place place = new Place(part, page.process(), page.number());
        Latest before = latest.get(place);
        if (before == null || !before.is(page)) {
            before = store(page, before, changed);
            latest.put(place, before);
        }
        return before.number;
    }

    private Latest store(MemoryPage page, Latest before, List<StoredPage> changed) {
        byte[] bytes = page.bytes();
        byte[] base = before == null ? null : before.base;
        long whole = base == null ? PageRun.ZERO : before.whole;
        if (Arrays.equals(bytes, 0, bytes.length, ZEROS, 0, bytes.length)) {
            return new Latest(page, PageRun.ZERO, base, whole);
        }
        boolean comparable = base != null && base.length == bytes.length;
        StoredPage change = comparable ? StoredPage.of(bytes, base, whole) : StoredPage.whole(bytes);
        changed.add(change);
        long number = stored++;
        return change.isWhole() ? new Latest(page, number, bytes, number) : new Latest(page, number, base, whole);
    }
}
