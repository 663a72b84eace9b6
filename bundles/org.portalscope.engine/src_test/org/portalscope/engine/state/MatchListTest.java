package org.portalscope.engine.state;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Unlink;

/** Long lists that change without end: what the index finds is what looking at each entry finds. */
class MatchListTest {

    private static final int CHANGES = 4_000;
    private static final long[] FEW_MASKS = {0, 0xF, 0xFF, 0xF0};
    /** With and without a source, more classes than a word has bits; some have hardly anything in common, or ignore everything. */
    private static final long[] MANY_MASKS = LongStream.rangeClosed(0, 40).map(mask -> mask == 40 ? -1 : mask << 6).toArray();
    private static final int[] NODES = {1, 2};

    private final MatchList list = new MatchList();
    private final List<MatchEntry> entries = new ArrayList<>();
    private final SplittableRandom random = new SplittableRandom(1);
    private long[] masks = FEW_MASKS;
    private int made;
    private int found;

    @Test
    void shouldFindTheSameWhileTheListGrowsAndShrinks() {
        for (int round = 0; round < 3; round++) {
            change(CHANGES, 3);
            change(CHANGES, 7);
        }
        assertTrue(found > CHANGES, "only " + found + " requests found an entry");
    }

    @Test
    void shouldFindTheSameInManyClasses() {
        masks = MANY_MASKS;
        change(CHANGES, 2);
        change(CHANGES, 7);
        assertTrue(found > CHANGES, "only " + found + " requests found an entry");
    }

    @Test
    void shouldFindTheSameWhileClassesComeAndGo() {
        for (int round = 0; round < 20; round++) {
            masks = round % 2 == 0 ? MANY_MASKS : FEW_MASKS;
            change(CHANGES / 10, round % 4 < 2 ? 2 : 8);
        }
    }

    @Test
    void shouldFindNothingThatHasGone() {
        change(CHANGES, 3);
        while (!entries.isEmpty()) {
            list.unlink(entries.remove(entries.size() - 1));
            search();
        }
    }

    /** Links and unlinks entries, and searches after each; of ten changes so many unlink. */
    private void change(int times, int unlinks) {
        for (int i = 0; i < times; i++) {
            if (random.nextInt(10) >= unlinks) {
                link();
            } else if (!entries.isEmpty()) {
                list.unlink(entries.remove(random.nextInt(entries.size())));
            }
            search();
        }
    }

    private void link() {
        ProcessId source = random.nextBoolean() ? ProcessId.ANY : new ProcessId(node(), 0);
        MatchEntry entry = new MatchEntry(Handle.of(Handle.Kind.ME, 0, 0, made++),
                new EntryValues(0, source, bits(), masks[random.nextInt(masks.length)], Unlink.PTL_RETAIN));
        int before = random.nextInt(entries.size() + 1);
        list.link(entry, before == entries.size() ? null : entries.get(before));
        entries.add(before, entry);
    }

    private void search() {
        long initiator = new ProcessId(node(), 0).packed();
        long bits = bits();
        MatchEntry expected = entries.stream().filter(entry -> entry.admits(initiator, bits)).findFirst().orElse(null);
        assertSame(expected, list.firstMatch(initiator, bits));
        found += expected == null ? 0 : 1;
    }

    private int node() {
        return NODES[random.nextInt(NODES.length)];
    }

    private long bits() {
        return random.nextInt(1 << 11);
    }
}
