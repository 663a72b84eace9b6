package org.portalscope.cli.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class WorkersTest {

    @Test
    void shouldTellThatThereIsNoMemoryLeft() {
        OutOfMemoryError full = new OutOfMemoryError("so that it is tested");
        try (Workers workers = new Workers(2)) {
            assertSame(full, assertThrows(OutOfMemoryError.class, () -> workers.work(List.of(() -> { }, () -> {
                throw full;
            }))));
        }
    }

    @Test
    @Timeout(60)
    void shouldAllWorkAtTheSameTimeOnceTheMachineIsWarm() {
        AtomicLong time = new AtomicLong();
        try (Workers workers = new Workers(3, 1, time::get)) {
            AtomicInteger working = new AtomicInteger();
            AtomicInteger alone = new AtomicInteger();
            workers.work(Collections.nCopies(3, () -> {
                alone.addAndGet(working.incrementAndGet() == 1 ? 1 : 0);
                working.decrementAndGet();
            }));
            assertEquals(3, alone.get());
            time.set(Workers.WARMING_UP);
            CyclicBarrier all = new CyclicBarrier(3);
            workers.work(Collections.nCopies(3, () -> await(all)));
        }
    }

    /** Waits until all others do so, too. */
    private static void await(CyclicBarrier all) {
        try {
            all.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }
}
