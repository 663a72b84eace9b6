package org.portalscope.engine.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class AddressSpaceTest {

    private static final int LENGTH = 8;

    private final AddressSpace memory = new AddressSpace();
    private final Region first = declare("first");
    private final Region second = declare("second");

    private Region declare(String name) {
        Region region = new Region(name, memory.nextAddress(), MemoryBlock.of(new byte[LENGTH]));
        memory.declare(region);
        return region;
    }

    @Test
    void shouldFindTheRegionOfAnAddressByTurns() {
        for (int turn = 0; turn < 2; turn++) {
            assertSame(first, memory.holding(first.address() + 1, LENGTH - 1));
            assertSame(second, memory.holding(second.address(), LENGTH));
        }
    }

    @Test
    void shouldRefuseAByteBehindTheRegionThatItFoundLast() {
        memory.holding(first.address(), LENGTH);
        assertThrows(IllegalArgumentException.class, () -> memory.holding(first.address() + 1, LENGTH));
    }

    @Test
    void shouldForgetARegionThatHasGone() {
        memory.holding(first.address(), LENGTH);
        memory.remove(first);
        assertThrows(IllegalArgumentException.class, () -> memory.holding(first.address(), LENGTH));
        assertFalse(memory.legal(first.address(), LENGTH));
    }

    @Test
    void shouldCopyPartsOfArrays() {
        memory.write(second.address() + 1, new byte[] {1, 2, 3, 4}, 1, 3);
        byte[] read = {9, 9, 9, 9};
        memory.read(second.address() + 2, read, 1, 2);
        assertArrayEquals(new byte[] {0, 2, 3, 4, 0, 0, 0, 0}, second.bytes());
        assertArrayEquals(new byte[] {9, 3, 4, 9}, read);
        assertThrows(IllegalArgumentException.class, () -> memory.read(second.address() + LENGTH - 1, read, 0, 2));
        assertThrows(IllegalArgumentException.class, () -> memory.write(second.address() + LENGTH - 1, read, 0, 2));
    }

    @Test
    void shouldCopyNoBytesAnywhere() {
        memory.write(0, new byte[0], 0, 0);
        memory.read(0, new byte[0], 0, 0);
        assertArrayEquals(new byte[LENGTH], first.bytes());
    }
}
