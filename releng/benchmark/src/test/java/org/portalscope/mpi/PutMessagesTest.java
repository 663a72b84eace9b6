package org.portalscope.mpi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PutMessagesTest {

    @Test
    void shouldCompleteARoundAfterTheOther() {
        PutMessages benchmark = new PutMessages();
        benchmark.begin();
        assertEquals(0, benchmark.rounds());
        benchmark.round();
        benchmark.round();
        assertEquals(2, benchmark.rounds());
        benchmark.end();
    }
}
