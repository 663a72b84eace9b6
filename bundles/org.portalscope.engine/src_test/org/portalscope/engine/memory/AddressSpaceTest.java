package org.portalscope.engine.memory;

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
}
