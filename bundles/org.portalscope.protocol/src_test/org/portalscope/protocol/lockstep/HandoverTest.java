package org.portalscope.protocol.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class HandoverTest {

    private final Handover<String> handover = new Handover<>();

    @Test
    void shouldWaitForWhatAnotherThreadLeaves() throws InterruptedException {
        Thread taker = Thread.currentThread();
        Thread other = new Thread(() -> {
            while (taker.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            handover.put("baton");
        });
        other.start();
        assertEquals("baton", handover.take());
        other.join();
    }

    @Test
    void shouldNotWaitForWhatIsThere() throws InterruptedException {
        handover.put("baton");
        assertEquals("baton", handover.poll(Long.MAX_VALUE));
        assertNull(handover.poll(1));
    }

    @Test
    void shouldNotWaitOnceInterrupted() {
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, handover::take);
        assertFalse(Thread.interrupted());
    }
}
