package org.portalscope.recording.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.recording.RecordingException;

/** Pages that are stored as differences are what they were. */
class StoredPageTest {

    private static final long BASE = 300;

    private final BlockOutput out = new BlockOutput(new byte[0]);
    private final BlockInput in = new BlockInput();

    private StoredPage read() throws RecordingException {
        in.reset(out.bytes(), out.position(), 0);
        StoredPage page = StoredPage.read(in);
        in.end();
        return page;
    }

    @Test
    void shouldBeWhatTheyWere() throws RecordingException {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 2_000; i++) {
            byte[] base = new byte[1 + random.nextInt(MemoryPage.SIZE)];
            random.nextBytes(base);
            byte[] changed = base.clone();
            for (int left = random.nextInt(1 << random.nextInt(11)); left > 0; left--) {
                changed[random.nextInt(changed.length)] += (byte) random.nextInt(3);
            }
            out.reset(out.bytes());
            StoredPage.of(changed, base, BASE).write(out);
            StoredPage page = read();
            assertArrayEquals(changed, page.at(0, 1, base).bytes());
            assertTrue(page.isWhole() || page.base() == BASE && page.least() <= base.length);
        }
    }

    @Test
    void shouldTakeLittleRoomForLittleChange() {
        byte[] base = new byte[MemoryPage.SIZE];
        byte[] changed = base.clone();
        changed[17] = 1;
        changed[4095] = 1;
        StoredPage page = StoredPage.of(changed, base, BASE);
        assertFalse(page.isWhole());
        page.write(out);
        assertEquals(11, out.position());
    }

    @Test
    void shouldBeWholeWhereMuchHasChanged() throws RecordingException {
        byte[] changed = new byte[MemoryPage.SIZE];
        new SplittableRandom(2).nextBytes(changed);
        StoredPage page = StoredPage.of(changed, new byte[MemoryPage.SIZE], BASE);
        assertTrue(page.isWhole());
        page.write(out);
        assertArrayEquals(changed, read().at(0, 1, null).bytes());
    }
}
