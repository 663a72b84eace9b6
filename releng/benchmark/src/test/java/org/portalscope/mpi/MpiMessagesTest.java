package org.portalscope.mpi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.world.MessageRun;

@Timeout(60)
class MpiMessagesTest {

    @ParameterizedTest
    @EnumSource
    void shouldCompleteOneRoundAfterTheOther(MpiMessages.Queue queue) {
        MpiMessages benchmark = new MpiMessages();
        benchmark.queue = queue;
        benchmark.length = 100;
        benchmark.begin();
        assertEquals(0, benchmark.rounds());
        benchmark.run();
        benchmark.run();
        assertEquals(2 * MessageRun.ROUNDS, benchmark.rounds());
        benchmark.end();
    }
}
