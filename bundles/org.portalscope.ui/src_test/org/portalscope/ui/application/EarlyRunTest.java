package org.portalscope.ui.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

class EarlyRunTest {

    @Test
    void shouldEndWithoutAFailureAndKeepNobodyFromEnding() throws InterruptedException {
        List<Throwable> failures = new ArrayList<>();
        Thread run = EarlyRun.begin();
        run.setUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
        assertTrue(run.isDaemon());
        run.join();
        assertEquals(List.of(), failures);
    }
}
