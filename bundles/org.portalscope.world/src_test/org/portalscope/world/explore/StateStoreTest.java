package org.portalscope.world.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;

class StateStoreTest {

    private static final int MANY = 100_000;

    private final StateStore store = new StateStore();

    @Test
    void shouldFindWhatWasAdded() {
        assertEquals(StateStore.NONE, store.find(1, 2));
        store.add(1, 2, StateStore.NONE, 0);
        store.add(1, 3, 0, 7);
        assertEquals(0, store.find(1, 2));
        assertEquals(1, store.find(1, 3));
        assertEquals(StateStore.NONE, store.find(2, 3));
        assertEquals(StateStore.NONE, store.parent(0));
        assertEquals(0, store.parent(1));
        assertEquals(7, store.move(1));
    }

    @Test
    void shouldFindManyThatFallIntoTheSamePlaces() {
        for (int i = 0; i < 1000; i++) {
            store.add((long) i << 32, i, i - 1, i);
        }
        for (int i = 0; i < 1000; i++) {
            assertEquals(i, store.find((long) i << 32, i));
        }
    }

    @Test
    void shouldGrowAndKeepWhatItHas() {
        SplittableRandom random = new SplittableRandom(42);
        for (int i = 0; i < MANY; i++) {
            store.add(random.nextLong(), i, i - 1, i % 13);
        }
        SplittableRandom again = new SplittableRandom(42);
        for (int i = 0; i < MANY; i++) {
            assertEquals(i, store.find(again.nextLong(), i));
            assertEquals(i - 1, store.parent(i));
            assertEquals(i % 13, store.move(i));
        }
        assertEquals(MANY, store.size());
    }

    @Test
    void shouldTakeLittleMemoryForEachState() {
        for (int i = 0; i < MANY; i++) {
            long before = store.bytesForOneMore();
            store.add(i * 0x9E3779B97F4A7C15L, i, i - 1, 0);
            assertEquals(before, store.bytes());
        }
        assertTrue(store.bytes() < 40L * MANY, () -> store.bytes() + " bytes");
    }
}
