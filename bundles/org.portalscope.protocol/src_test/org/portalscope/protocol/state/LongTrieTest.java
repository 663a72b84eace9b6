package org.portalscope.protocol.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;

import org.junit.jupiter.api.Test;

/** A trie holds what a sorted map would, and those before it what they held. */
class LongTrieTest {

    private static final int CHANGES = 2_000;
    private static final int NUMBERS = 300;

    @Test
    void shouldHoldWhatASortedMapHolds() {
        List<LongUnaryOperator> choices = List.of(i -> i, i -> i << 60, i -> i * 0x9E3779B97F4A7C15L, i -> -i);
        for (LongUnaryOperator number : choices) {
            SplittableRandom random = new SplittableRandom(1);
            TreeMap<Long, Integer> expected = new TreeMap<>();
            LongTrie<Integer> trie = LongTrie.empty();
            for (int i = 0; i < CHANGES; i++) {
                long changed = number.applyAsLong(random.nextInt(NUMBERS));
                if (random.nextBoolean()) {
                    expected.put(changed, i);
                    trie = trie.plus(changed, i);
                } else {
                    expected.remove(changed);
                    trie = trie.minus(changed);
                }
                assertEquals(expected.get(changed), trie.get(changed));
                assertEquals(expected.size(), trie.size());
            }
            assertEquals(List.copyOf(expected.values()), trie.values());
        }
    }

    @Test
    void shouldLeaveTheOneBeforeAsItWas() {
        List<LongTrie<Long>> tries = new ArrayList<>(List.of(LongTrie.empty()));
        for (long i = 0; i < NUMBERS; i++) {
            tries.add(tries.get((int) i).plus(i, i));
        }
        for (int i = NUMBERS; i > 0; i--) {
            assertEquals(i, tries.get(i).size());
            assertEquals(i - 1L, tries.get(i).get(i - 1));
            assertNull(tries.get(i).get(i));
            assertEquals(tries.get(i - 1).values(), tries.get(i).minus(i - 1).values());
        }
        assertTrue(tries.get(0).isEmpty());
    }

    @Test
    void shouldStayTheSameWithoutWhatItDoesNotHold() {
        LongTrie<String> trie = LongTrie.<String>empty().plus(1, "one");
        assertSame(trie, trie.minus(17));
        assertEquals(List.of("two"), trie.plus(17, "two").minus(1).values());
    }
}
