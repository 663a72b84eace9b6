package org.portalscope.dat.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

/** Ordered values are what a sorted map has, and those before a change stay. */
class OrderedValuesTest {

    private static final int CHANGES = 2_000;
    private static final int NUMBERS = 6;

    @Test
    void shouldHoldWhatASortedMapHolds() {
        SplittableRandom random = new SplittableRandom(1);
        TreeMap<Long, Integer> expected = new TreeMap<>();
        OrderedValues<Integer> values = OrderedValues.empty();
        for (int i = 0; i < CHANGES; i++) {
            OrderedValues<Integer> before = values;
            List<Integer> held = before.values();
            long number = 1 + random.nextInt(NUMBERS);
            if (random.nextBoolean()) {
                expected.put(number, i);
                values = before.plus(number, i);
            } else {
                expected.remove(number);
                values = before.minus(number);
            }
            assertEquals(held, before.values());
            compare(expected, values);
        }
    }

    private static void compare(TreeMap<Long, Integer> expected, OrderedValues<Integer> values) {
        assertEquals(List.copyOf(expected.values()), values.values());
        assertEquals(expected.isEmpty(), values.isEmpty());
        assertEquals(expected.isEmpty() ? null : expected.firstEntry().getValue(), values.first());
        for (long lower = 0; lower <= NUMBERS; lower++) {
            Map.Entry<Long, Integer> next = expected.higherEntry(lower);
            assertEquals(next == null ? null : next.getValue(), values.behind(lower));
        }
    }

    @Test
    void shouldBeEmptyAtFirst() {
        assertNull(OrderedValues.empty().first());
        assertNull(OrderedValues.empty().behind(0));
    }
}
