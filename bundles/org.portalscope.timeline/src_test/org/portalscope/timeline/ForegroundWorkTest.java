package org.portalscope.timeline;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;

import org.junit.jupiter.api.Test;

class ForegroundWorkTest {

    private final ForegroundWork work = new ForegroundWork();

    @Test
    void shouldNotHoldUpWorkWhileNobodyWaits() {
        assertFalse(work.pausing(() -> false).getAsBoolean());
        assertTrue(work.pausing(() -> true).getAsBoolean());
    }

    @Test
    void shouldGoOnAfterARest() throws InterruptedException {
        CompletableFuture<Boolean> isCancelled = new CompletableFuture<>();
        Thread background = pausing(isCancelled);
        work.end();
        background.join();
        assertFalse(isCancelled.join());
    }

    @Test
    void shouldCancelWhoeverIsInterrupted() throws InterruptedException {
        CompletableFuture<Boolean> isCancelled = new CompletableFuture<>();
        Thread background = pausing(isCancelled);
        background.interrupt();
        work.end();
        background.join();
        assertTrue(isCancelled.join());
    }

    /** A thread that pauses. */
    private Thread pausing(CompletableFuture<Boolean> isCancelled) {
        work.begin();
        BooleanSupplier pausing = work.pausing(() -> false);
        Thread background = new Thread(() -> isCancelled.complete(pausing.getAsBoolean()));
        background.start();
        while (background.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        return background;
    }
}
