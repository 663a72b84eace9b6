package org.portalscope.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Unlink;

class OrderLabelsTest {

    private static final long FAR = 1L << 60;

    private final MatchList list = new MatchList();
    private int made;

    @Test
    void shouldBringLabelsBackThatHaveWanderedFarToTheEnd() {
        MatchEntry last = link(link(null, null), null);
        last.order = FAR;
        assertTrue(link(last, null).order < FAR);
        assertGrowing(3);
    }

    @Test
    void shouldBringLabelsBackThatHaveWanderedFarToTheHead() {
        MatchEntry first = link(null, null);
        first.order = -FAR;
        assertEquals(0, link(null, first).order);
        assertGrowing(2);
    }

    @Test
    void shouldFindRoomForManyAtOnePlace() {
        MatchEntry mark = link(null, null);
        link(null, mark);
        for (int i = 0; i < 5_000; i++) {
            link(null, mark);
        }
        for (int i = 0; i < 5_000; i++) {
            link(null, list.first().next());
        }
        assertGrowing(10_002);
    }

    /** Links an entry before another, or at the end. */
    private MatchEntry link(MatchEntry after, MatchEntry before) {
        MatchEntry entry = new MatchEntry(Handle.of(Handle.Kind.ME, 0, 0, made++),
                new EntryValues(0, ProcessId.ANY, made, 0, Unlink.PTL_RETAIN));
        list.link(entry, before);
        assertTrue(after == null || entry.previous == after);
        return entry;
    }

    private void assertGrowing(int size) {
        int count = 1;
        for (MatchEntry entry = list.first(); entry.next != null; entry = entry.next) {
            assertTrue(entry.order < entry.next.order, () -> "labels do not grow");
            count++;
        }
        assertEquals(size, count);
    }
}
