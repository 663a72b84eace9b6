package org.portalscope.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackedNumbersTest {

    private static final int COUNT = 20_000;

    /** The greatest numbers that fit into one, two and four bytes. */
    @ParameterizedTest
    @CsvSource({"256, 1", "65536, 2", "2000000000, 4"})
    void shouldTakeAsManyBytesAsTheNumbersNeed(int below, int bytes) {
        PackedNumbers numbers = new PackedNumbers();
        for (int i = 0; i < COUNT; i++) {
            numbers.add((int) ((long) i * (below - 1) / (COUNT - 1)));
        }
        assertEquals(COUNT, numbers.size());
        for (int i = 0; i < COUNT; i++) {
            assertEquals((int) ((long) i * (below - 1) / (COUNT - 1)), numbers.get(i));
        }
        assertTrue(numbers.bytes() <= (long) COUNT * bytes, () -> numbers.bytes() + " bytes");
    }
}
