package org.portalscope.world.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SendOrderTest {

    private static final int CHANGES = 2_000;

    /** Whatever is added and removed, at either end or between, they stay in the order of their numbers. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 100})
    void shouldKeepMessagesInTheOrderOfTheirNumbers(int most) {
        SplittableRandom random = new SplittableRandom(most);
        SendOrder order = new SendOrder();
        TreeSet<Long> expected = new TreeSet<>();
        for (int i = 0; i < CHANGES; i++) {
            long number = random.nextInt(2 * most);
            if (expected.remove(number)) {
                order.remove(i % 2 == 0 ? message(number) : order.get(order.before(number)));
            } else if (expected.size() < most) {
                expected.add(number);
                order.add(message(number));
            }
            assertEquals(List.copyOf(expected), IntStream.range(0, order.size()).mapToObj(place -> order.get(place).number()).toList());
            assertEquals(expected.headSet(number).size(), order.before(number));
        }
    }

    private static InFlightMessage message(long number) {
        return new InFlightMessage(null, number, 0, 0, 0);
    }
}
