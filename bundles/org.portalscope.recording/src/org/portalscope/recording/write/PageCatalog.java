package org.portalscope.recording.write;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.memory.Digest128;
import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.recording.format.PageRun;

/** The pages that a recording holds as they were last: a page that has not changed since is not stored again. */
final class PageCatalog {

    private static final byte[] ZEROS = new byte[MemoryPage.SIZE];

    private final Map<Place, Stored> latest = new HashMap<>();
    private long stored;

    private record Place(int part, int process, long number) {
    }

    /** @param number which of all pages stored it is, or {@link PageRun#ZERO} */
    private record Stored(long high, long low, int length, long number) {

        boolean is(Digest128 digest, int bytes) {
            return high == digest.high() && low == digest.low() && length == bytes;
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
    List<PageRun> enter(int part, List<MemoryPage> pages, List<MemoryPage> changed) {
        List<PageRun> runs = new ArrayList<>();
        for (MemoryPage page : pages) {
            long number = enter(part, page, changed);
            PageRun last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
            if (last != null && follows(last, page, number)) {
                runs.set(runs.size() - 1, new PageRun(last.process(), last.number(), last.count() + 1, page.bytes().length, last.stored()));
            } else {
                runs.add(new PageRun(page.process(), page.number(), 1, page.bytes().length, number));
            }
        }
        return runs;
    }

    private static boolean follows(PageRun last, MemoryPage page, long number) {
        long expected = last.stored() == PageRun.ZERO ? PageRun.ZERO : last.stored() + last.count();
        return page.process() == last.process() && page.number() == last.number() + last.count() && last.lastLength() == MemoryPage.SIZE
                && number == expected;
    }

    private long enter(int part, MemoryPage page, List<MemoryPage> changed) {
        byte[] bytes = page.bytes();
        Digest128 digest = Digest128.of(bytes);
        Place place = new Place(part, page.process(), page.number());
        Stored before = latest.get(place);
        if (before != null && before.is(digest, bytes.length)) {
            return before.number;
        }
        boolean zero = Arrays.equals(bytes, 0, bytes.length, ZEROS, 0, bytes.length);
        long number = zero ? PageRun.ZERO : stored++;
        if (!zero) {
            changed.add(page);
        }
        latest.put(place, new Stored(digest.high(), digest.low(), bytes.length, number));
        return number;
    }
}
