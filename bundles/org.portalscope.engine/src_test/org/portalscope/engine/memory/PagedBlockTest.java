package org.portalscope.engine.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PagedBlockTest {

    private static final int LENGTH = 5 * Region.PAGE + 100;
    private static final int PAGES = 6;
    private static final int OPERATIONS = 3000;

    /** What the block held at a moment, in its pages and flat. */
    private record Moment(List<PageContent> pages, byte[] bytes) { }

    /** A page that is made of another one when it is read. */
    private record Differing(byte[] base, int at, byte value) implements PageContent {

        @Override
        public byte[] bytes() {
            return copy();
        }

        @Override
        public byte[] copy() {
            byte[] copy = base.clone();
            copy[at] = value;
            return copy;
        }

        @Override
        public boolean isDerived() {
            return true;
        }
    }

    /** Whatever is done, in any order, leaves the block and all moments that share its pages as a flat array would be. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void shouldHoldWhatAFlatArrayHolds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        PagedBlock block = new PagedBlock(LENGTH);
        byte[] flat = new byte[LENGTH];
        List<Moment> moments = new ArrayList<>();
        for (int i = 0; i < OPERATIONS; i++) {
            switch (random.nextInt(8)) {
                case 0, 1, 2 -> write(block, flat, random);
                case 3 -> moments.add(random.nextBoolean() ? share(block, flat) : new Moment(block.shareAll(), flat.clone()));
                case 4 -> restore(block, flat, moments, random);
                case 5 -> differ(block, flat, random);
                default -> assertReads(block, flat, random);
            }
        }
        assertArrayEquals(flat, block.copy(0, LENGTH));
        moments.forEach(moment -> assertArrayEquals(moment.bytes, flat(moment.pages)));
    }

    private static void write(PagedBlock block, byte[] flat, SplittableRandom random) {
        int count = random.nextInt(random.nextBoolean() ? 20 : LENGTH / 2);
        int at = random.nextInt(LENGTH - count + 1);
        int first = random.nextInt(LENGTH - count + 1);
        MemoryBlock from = source(block, random);
        byte[] bytes = from.copy(first, count);
        block.write(at, from, first, count);
        System.arraycopy(bytes, 0, flat, at, count);
    }

    private static MemoryBlock source(PagedBlock block, SplittableRandom random) {
        byte[] bytes = new byte[LENGTH];
        random.nextBytes(bytes);
        return switch (random.nextInt(4)) {
            case 0 -> MemoryBlock.of(bytes);
            case 1 -> MemoryBlock.of(ByteBuffer.wrap(bytes));
            case 2 -> MemoryBlock.copyOf(bytes);
            default -> block;
        };
    }

    private static Moment share(PagedBlock block, byte[] flat) {
        List<PageContent> pages = new ArrayList<>();
        for (int page = 0; page < PAGES; page++) {
            block.share(page, new WholePage(block.page(page).bytes(), 0));
            pages.add(block.page(page));
        }
        return new Moment(pages, flat.clone());
    }

    private static void restore(PagedBlock block, byte[] flat, List<Moment> moments, SplittableRandom random) {
        if (!moments.isEmpty()) {
            Moment moment = moments.get(random.nextInt(moments.size()));
            IntStream.range(0, PAGES).forEach(page -> block.share(page, moment.pages.get(page)));
            System.arraycopy(moment.bytes, 0, flat, 0, LENGTH);
        }
    }

    private static void differ(PagedBlock block, byte[] flat, SplittableRandom random) {
        int page = random.nextInt(PAGES);
        byte[] base = Arrays.copyOfRange(flat, page * Region.PAGE, Math.min(LENGTH, (page + 1) * Region.PAGE));
        int at = random.nextInt(base.length);
        block.share(page, new Differing(base, at, (byte) random.nextInt()));
        flat[page * Region.PAGE + at] = block.page(page).bytes()[at];
    }

    private static void assertReads(PagedBlock block, byte[] flat, SplittableRandom random) {
        int count = random.nextInt(LENGTH);
        int from = random.nextInt(LENGTH - count);
        byte[] expected = Arrays.copyOfRange(flat, from, from + count);
        assertArrayEquals(expected, block.copy(from, count));
        ByteBuffer buffer = ByteBuffer.allocateDirect(LENGTH);
        MemoryBlock.of(buffer).write(3, block, from, Math.min(count, LENGTH - 3));
        assertTrue(MemoryBlock.of(buffer).holds(3, block.copy(from, Math.min(count, LENGTH - 3))));
        assertEquals(flat[from], block.get(from));
        assertTrue(block.holds(from, expected));
        if (count > 0) {
            expected[random.nextInt(count)]++;
            assertFalse(block.holds(from, expected));
        }
        assertEquals(Digest128.of(flat).high(), block.digest().high());
        assertEquals(Digest128.of(flat).low(), block.digest().low());
    }

    private static byte[] flat(List<PageContent> pages) {
        byte[] flat = new byte[LENGTH];
        for (int page = 0; page < PAGES; page++) {
            byte[] bytes = pages.get(page).bytes();
            System.arraycopy(bytes, 0, flat, page * Region.PAGE, bytes.length);
        }
        return flat;
    }

    @Test
    void shouldShareOnePageOfZeros() {
        PagedBlock block = new PagedBlock(LENGTH);
        assertSame(block.page(0), new PagedBlock(2 * Region.PAGE).page(1));
        assertEquals(100, block.page(PAGES - 1).bytes().length);
    }

    @Test
    void shouldKeepSharingAPageThatIsWrittenWithWhatItHolds() {
        PagedBlock block = new PagedBlock(LENGTH);
        PageContent before = block.page(1);
        block.write(Region.PAGE - 2, new byte[] {7, 7, 0, 0}, 0, 4);
        assertSame(before, block.page(1));
        assertNotSame(before, block.page(0));
    }

    @Test
    void shouldLieInPagesIfItIsLarge() {
        assertFalse(new Region("small", 0x1000, MemoryBlock.zeros(MemoryBlock.PAGED - 1)).isPaged());
        assertFalse(new Region("small", 0x1000, MemoryBlock.copyOf(new byte[MemoryBlock.PAGED - 1])).isPaged());
        assertTrue(new Region("large", 0x1000, MemoryBlock.zeros(MemoryBlock.PAGED)).isPaged());
        assertTrue(new Region("large", 0x1000, MemoryBlock.copyOf(new byte[MemoryBlock.PAGED])).isPaged());
    }
}
