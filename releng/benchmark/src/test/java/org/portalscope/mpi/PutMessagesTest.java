package org.portalscope.mpi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.portalscope.world.MessageRun;

@Timeout(60)
class PutMessagesTest {

    @Test
    void shouldCompleteOneRoundAfterTheOther() {
        PutMessages benchmark = new PutMessages();
        benchmark.begin();
        assertEquals(0, benchmark.rounds());
        benchmark.run();
        benchmark.run();
        assertEquals(2 * MessageRun.ROUNDS, benchmark.rounds());
        benchmark.end();
    }
}
