package org.portalscope.protocol.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
        shouldHoldWhatASortedMapHolds(LongTrie.empty());
    }

    @Test
    void shouldHoldThatAlsoWhereItIsChangedInPlace() {
        shouldHoldWhatASortedMapHolds(LongTrie.<Integer>empty().ownedBy(new Ownership()));
    }

    private static void shouldHoldWhatASortedMapHolds(LongTrie<Integer> empty) {
        List<LongUnaryOperator> choices = List.of(i -> i, i -> i << 60, i -> i * 0x9E3779B97F4A7C15L, i -> -i);
        for (LongUnaryOperator number : choices) {
            SplittableRandom random = new SplittableRandom(1);
            TreeMap<Long, Integer> expected = new TreeMap<>();
            LongTrie<Integer> trie = empty;
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
            for (long left : List.copyOf(expected.keySet())) {
                trie = trie.minus(left);
            }
            assertTrue(trie.isEmpty());
        }
    }

    @Test
    void shouldHoldManyThatStayWhileOthersComeAndGo() {
        int many = 10_000;
        int others = 64;
        LongTrie<Long> owned = LongTrie.<Long>empty().ownedBy(new Ownership());
        for (long number = 0; number < 10 * many; number++) {
            owned = owned.plus(number, -number);
            owned = number < many + others ? owned : owned.minus(number - others);
            assertEquals(-number, owned.get(number));
        }
        for (long number = 0; number < many; number++) {
            assertEquals(-number, owned.get(number));
            assertNull(owned.get(many + number));
        }
        assertEquals(many + others, owned.size());
    }

    @Test
    void shouldChangeInPlaceWhileItIsOwned() {
        Ownership ownership = new Ownership();
        LongTrie<String> before = LongTrie.<String>empty().plus(1, "one").plus(17, "seventeen");
        LongTrie<String> owned = before.ownedBy(ownership);
        assertSame(owned, owned.plus(2, "two").plus(17, "other").minus(1));
        assertEquals(List.of("two", "other"), owned.values());
        assertEquals(List.of("one", "seventeen"), before.values());
    }

    @Test
    void shouldStayAsItIsOnceTheOwnershipHasEnded() {
        SplittableRandom random = new SplittableRandom(2);
        LongTrie<Long> trie = LongTrie.empty();
        for (int period = 0; period < NUMBERS; period++) {
            Ownership ownership = new Ownership();
            LongTrie<Long> owned = changed(trie.ownedBy(ownership), random);
            List<Long> values = owned.values();
            ownership.end();
            Map<Long, Long> known = known(owned);
            LongTrie<Long> later = changed(owned, random);
            LongTrie<Long> ownedAgain = changed(owned.ownedBy(new Ownership()), random);
            assertEquals(values, owned.values());
            assertEquals(known, known(owned));
            assertEquals(values.size(), owned.size());
            trie = random.nextBoolean() ? later : ownedAgain;
        }
    }

    private static LongTrie<Long> changed(LongTrie<Long> trie, SplittableRandom random) {
        LongTrie<Long> changed = trie;
        for (int i = 0; i < 10; i++) {
            long number = random.nextInt(NUMBERS);
            Long value = random.nextInt(3) > 0 ? random.nextLong() : null;
            changed.get(random.nextBoolean() ? number : random.nextInt(NUMBERS));
            changed = value == null ? changed.minus(number) : changed.plus(number, value);
            assertEquals(value, changed.get(number));
        }
        return changed;
    }

    /** All that it holds, as one asks for it number by number. */
    private static Map<Long, Long> known(LongTrie<Long> trie) {
        Map<Long, Long> known = new TreeMap<>();
        for (long number = 0; number < NUMBERS; number++) {
            Long value = trie.get(number);
            if (value != null) {
                known.put(number, value);
            }
        }
        return known;
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
