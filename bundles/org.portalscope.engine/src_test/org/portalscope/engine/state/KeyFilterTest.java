package org.portalscope.engine.state;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class KeyFilterTest {

    private static final int BITS = 1 << 10;

    private final KeyFilter filter = new KeyFilter(BITS);

    @Test
    void shouldHoldNothingAtFirst() {
        assertTrue(hashes(1).noneMatch(filter::mayHold));
    }

    @Test
    void shouldHoldAllThatWasAddedAndLittleElse() {
        hashes(1).forEach(filter::add);
        assertTrue(hashes(1).allMatch(filter::mayHold));
        assertTrue(hashes(2).filter(filter::mayHold).count() < hashes(2).count() / 4);
    }

    @Test
    void shouldTellTheLastBitFromTheFirst() {
        filter.add(BITS - 1);
        assertTrue(filter.mayHold(BITS - 1));
        assertFalse(filter.mayHold(0));
    }

    private static IntStream hashes(long seed) {
        return IntStream.generate(new SplittableRandom(seed)::nextInt).limit(BITS / 16);
    }
}
