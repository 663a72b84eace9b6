package org.portalscope.dat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SharedQueueSendsTest {

    @Test
    void shouldCompleteARoundAfterTheOther() {
        SharedQueueSends benchmark = new SharedQueueSends();
        benchmark.begin();
        assertEquals(0, benchmark.rounds());
        benchmark.round();
        benchmark.round();
        assertEquals(2, benchmark.rounds());
        benchmark.end();
    }
}
