package org.portalscope.dat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class SharedQueueSendsTest {

    @ParameterizedTest
    @EnumSource
    void shouldCompleteARoundAfterTheOther(SharedQueueSends.Wait wait) {
        SharedQueueSends benchmark = new SharedQueueSends();
        benchmark.wait = wait;
        benchmark.begin();
        assertEquals(0, benchmark.rounds());
        benchmark.round();
        benchmark.round();
        assertEquals(2, benchmark.rounds());
        benchmark.end();
    }
}
