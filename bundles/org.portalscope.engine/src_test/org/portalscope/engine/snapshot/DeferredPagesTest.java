package org.portalscope.engine.snapshot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;

class DeferredPagesTest {

    private static final long SMALL = 0x1000;
    private static final long LARGE = 0x100000;
    private static final int SMALL_LENGTH = 100;
    private static final int LARGE_LENGTH = MemoryBlock.PAGED + 100;

    private final AddressSpace memory = new AddressSpace();

    @BeforeEach
    void fill() {
        memory.declare(new Region("small", SMALL, MemoryBlock.of(new byte[SMALL_LENGTH])));
        memory.declare(new Region("large", LARGE, MemoryBlock.copyOf(new byte[LARGE_LENGTH])));
        write(1);
    }

    /** Writes into each page, with whatever else is there. */
    private void write(int value) {
        memory.write(SMALL + 7, new byte[] {(byte) value});
        for (int at = 0; at < LARGE_LENGTH; at += MemoryPage.SIZE) {
            memory.write(LARGE + at + value, new byte[] {(byte) value});
        }
    }

    private byte[] held() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        memory.regions().forEach(region -> all.writeBytes(region.bytes()));
        return all.toByteArray();
    }

    private static byte[] bytes(List<MemoryPage> pages) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        pages.forEach(page -> all.writeBytes(page.bytes()));
        return all.toByteArray();
    }

    @Test
    void shouldHoldWhatMemoryHeldThen() {
        assertTrue(memory.regions().get(1).isPaged());
        byte[] before = held();
        DeferredPages first = DeferredPages.of(memory);
        write(2);
        byte[] between = held();
        DeferredPages second = DeferredPages.of(memory);
        write(3);
        assertArrayEquals(before, bytes(first.made()));
        assertArrayEquals(between, bytes(second.made()));
        write(4);
        assertArrayEquals(before, bytes(first.made()));
        assertArrayEquals(between, bytes(second.made()));
    }

    @Test
    void shouldShareTheBytesOfWhatHasNotBeenWritten() {
        DeferredPages first = DeferredPages.of(memory);
        memory.write(LARGE, new byte[] {9});
        DeferredPages second = DeferredPages.of(memory);
        assertSame(first.made().get(2).bytes(), second.made().get(2).bytes());
        assertEquals(0, first.made().get(1).bytes()[0]);
        assertEquals(9, second.made().get(1).bytes()[0]);
    }

    @Test
    void shouldKnowThePagesThatOthersHaveMade() {
        List<MemoryPage> known = new KnownPages().take(0, memory);
        assertSame(known.get(1), DeferredPages.of(memory).made().get(1));
        assertEquals(known, DeferredPages.of(memory).made());
        write(5);
        assertEquals(new KnownPages().take(0, memory), DeferredPages.of(memory).made());
    }

    @Test
    void shouldSayNothingOfTheContentIfThatIsNobodysBusiness() {
        List<MemoryPage> blank = DeferredPages.blank(memory).made();
        assertArrayEquals(new byte[SMALL_LENGTH + LARGE_LENGTH], bytes(blank));
        assertEquals(new KnownPages().take(0, memory).stream().map(MemoryPage::address).toList(), blank.stream().map(MemoryPage::address).toList());
    }
}
