package org.portalscope.engine.snapshot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;

class KnownPagesTest {

    private static final long ADDRESS = 0x1000;
    private static final int LENGTH = 3 * MemoryPage.SIZE + 100;

    private final AddressSpace memory = new AddressSpace();
    private final byte[] bytes = new byte[LENGTH];
    private final KnownPages known = new KnownPages();
    private List<MemoryPage> first;

    @BeforeEach
    void fill() {
        bytes[MemoryPage.SIZE] = 1;
        memory.declare(new Region("inbox", ADDRESS, MemoryBlock.of(bytes)));
        first = known.take(0, memory);
    }

    private void write(int index, int value) {
        memory.write(ADDRESS + index, new byte[] {(byte) value});
    }

    @Test
    void shouldShareWhatHasNotBeenWritten() {
        write(2 * MemoryPage.SIZE, 5);
        List<MemoryPage> second = known.take(0, memory);
        assertEquals(4, second.size());
        assertSame(first.get(0), second.get(0));
        assertNotSame(first.get(2), second.get(2));
        assertEquals(5, second.get(2).bytes()[0]);
        assertSame(first.get(3), second.get(3));
    }

    @Test
    void shouldShareWhatHasBeenWrittenAsItWas() {
        write(7, 5);
        write(7, 0);
        assertSame(first.get(0), known.take(0, memory).get(0));
    }

    @Test
    void shouldNoticeWhatIsWrittenOverTheBorderOfTwoPages() {
        memory.write(ADDRESS + 2 * MemoryPage.SIZE - 1, new byte[] {8, 9});
        List<MemoryPage> second = known.take(0, memory);
        assertEquals(8, second.get(1).bytes()[MemoryPage.SIZE - 1]);
        assertEquals(9, second.get(2).bytes()[0]);
    }

    @Test
    void shouldRestoreWhatHasBeenWrittenSince() {
        byte[] before = bytes.clone();
        write(0, 5);
        write(LENGTH - 1, 6);
        known.restore(first, memory);
        assertArrayEquals(before, bytes);
    }

    @Test
    void shouldRestoreOtherPagesWhetherAnythingHasBeenWrittenOrNot() {
        write(3, 4);
        List<MemoryPage> second = known.take(0, memory);
        byte[] then = bytes.clone();
        known.restore(first, memory);
        assertEquals(0, bytes[3]);
        known.restore(second, memory);
        assertArrayEquals(then, bytes);
    }

    @Test
    void shouldRestoreAPageThatDiffersFromAnother() {
        MemoryPage differing = new MemoryPage(0, 1, new byte[MemoryPage.SIZE], page -> {
            page[9] = 1;
            page[10] = 2;
        });
        known.restore(List.of(differing, first.get(1), first.get(2), first.get(3)), memory);
        assertEquals(1, bytes[9]);
        assertEquals(2, bytes[10]);
        assertEquals(differing, known.take(0, memory).get(0));
        assertSame(differing, known.take(0, memory).get(0));
    }

    @Test
    void shouldKnowNothingOfAnotherRegionAtTheSameAddress() {
        memory.remove(memory.regions().get(0));
        memory.declare(new Region("other", ADDRESS, MemoryBlock.of(new byte[LENGTH])));
        assertEquals(0, known.take(0, memory).get(1).bytes()[0]);
    }

    @Test
    void shouldLetTwoObserveTheSameMemory() {
        KnownPages other = new KnownPages();
        write(1, 1);
        other.take(0, memory);
        write(2, 2);
        assertEquals(1, known.take(0, memory).get(0).bytes()[1]);
        write(1, 3);
        assertEquals(3, other.take(0, memory).get(0).bytes()[1]);
    }
}
