package org.portalscope.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;

class MatchClassFilterTest {

    private static final int ENTRIES = 64;
    private static final int PLACES = 8 * ENTRIES;
    private static final long ALL = -1;
    private static final long SENDER = new ProcessId(3, 5).packed();

    private final SplittableRandom random = new SplittableRandom(1);
    private final MatchClass exact = new MatchClass(ALL, 0, 0);
    private final MatchClass upper = new MatchClass(ALL << 32, 0, 1);

    @Test
    void shouldTellOfClassesWithoutKeys() {
        MatchClassFilter filter = new MatchClassFilter(new MatchEntry[PLACES], PLACES);
        assertEquals(0, filter.signs(SENDER, 7));
    }

    @Test
    void shouldNameTheClassesOfKeysAndFewOthers() {
        MatchEntry[] entries = IntStream.range(0, ENTRIES).mapToObj(i -> entry(i % 2 == 0 ? exact : upper, random.nextLong()))
                .toArray(MatchEntry[]::new);
        MatchClassFilter filter = new MatchClassFilter(entries, PLACES);
        for (MatchEntry entry : entries) {
            assertNotEquals(0, filter.signs(SENDER, entry.matchBits) & entry.matchClass.sign);
        }
        long named = LongStream.generate(random::nextLong).limit(ENTRIES).filter(bits -> filter.signs(SENDER, bits) != 0).count();
        assertTrue(named < ENTRIES / 4, named + " of " + ENTRIES);
    }

    @Test
    void shouldAdmitClassesThatLookAtMore() {
        MatchClassFilter filter = new MatchClassFilter(new MatchEntry[] {entry(upper, 1L << 40)}, PLACES);
        assertTrue(filter.admits(exact));
        filter.add(entry(exact, 7));
        assertEquals(exact.sign, filter.signs(SENDER, 7));
    }

    @Test
    void shouldNotAdmitClassesThatLookAtLess() {
        MatchClassFilter filter = new MatchClassFilter(new MatchEntry[] {entry(exact, 7)}, PLACES);
        assertFalse(filter.admits(upper));
        assertFalse(new MatchClassFilter(new MatchEntry[] {entry(new MatchClass(ALL, ALL, 2), 7)}, PLACES).admits(exact));
    }

    @Test
    void shouldAlwaysNameClassesThatLookAtHardlyAnything() {
        MatchClass any = new MatchClass(0xF, 0, 2);
        MatchClassFilter filter = new MatchClassFilter(new MatchEntry[] {entry(any, 1), entry(exact, 7), entry(upper, 1L << 40)}, PLACES);
        assertTrue(filter.admits(any));
        assertEquals(any.sign, filter.signs(SENDER, 1L << 50));
        assertEquals(any.sign | exact.sign, filter.signs(SENDER, 7));
    }

    @Test
    void shouldForgetEarlierKeysWhenRenewed() {
        MatchClassFilter filter = new MatchClassFilter(new MatchEntry[] {entry(new MatchClass(0xF, 0, 2), 1), entry(upper, 1L << 40)}, PLACES);
        filter.renew(new MatchEntry[] {entry(exact, 7)});
        assertEquals(exact.sign, filter.signs(SENDER, 7));
        assertEquals(0, filter.signs(SENDER, 1L << 40));
        assertFalse(filter.admits(upper));
    }

    @Test
    void shouldLookAtTheInitiator() {
        MatchClass node = new MatchClass(0, ALL << 32, 0);
        MatchEntry entry = entry(node, new ProcessId(3, Ptl.PTL_PID_ANY), 0, ALL);
        MatchClassFilter filter = new MatchClassFilter(new MatchEntry[] {entry}, PLACES);
        assertEquals(node.sign, filter.signs(SENDER, 99));
        assertEquals(0, filter.signs(new ProcessId(4, 5).packed(), 99));
    }

    @Test
    void shouldGiveTheLastSignToAllClassesThatAreLeft() {
        long last = new MatchClass(ALL, 0, 62).sign;
        assertTrue(last > new MatchClass(ALL, 0, 61).sign);
        assertEquals(last, new MatchClass(ALL, 0, 1_000).sign);
    }

    private static MatchEntry entry(MatchClass matchClass, long bits) {
        return entry(matchClass, ProcessId.ANY, bits, ~matchClass.careBits);
    }

    private static MatchEntry entry(MatchClass matchClass, ProcessId source, long bits, long ignored) {
        MatchEntry entry = new MatchEntry(Handle.of(Handle.Kind.ME, 0, 0, 0),
                new EntryValues(0, source, bits, ignored, Unlink.PTL_RETAIN));
        entry.matchClass = matchClass;
        return entry;
    }
}
