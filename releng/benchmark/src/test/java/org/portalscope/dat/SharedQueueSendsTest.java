package org.portalscope.dat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.world.MessageRun;

@Timeout(60)
class SharedQueueSendsTest {

    @ParameterizedTest
    @EnumSource
    void shouldCompleteOneRoundAfterTheOther(SharedQueueSends.Wait wait) {
        SharedQueueSends benchmark = new SharedQueueSends();
        benchmark.wait = wait;
        benchmark.begin();
        assertEquals(0, benchmark.rounds());
        benchmark.run();
        benchmark.run();
        assertEquals(2 * MessageRun.ROUNDS, benchmark.rounds());
        benchmark.end();
    }
}
