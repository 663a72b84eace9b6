package org.portalscope.ui.stepping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

class StepTimesTest {

    private static final Duration SIXTIETH = Duration.ofSeconds(1).dividedBy(60);

    private long now = TimeUnit.SECONDS.toNanos(7);
    private final StepTimes times = new StepTimes(now);

    @Test
    void shouldMakeSixtyStepsASecond() {
        long start = now;
        for (int i = 0; i < 600; i++) {
            sleep(times.next(SIXTIETH, now));
            now += i % 5 * 1_000_000; // the step, and what keeps the next one from coming in time
        }
        assertEquals(10_000, TimeUnit.NANOSECONDS.toMillis(now - start), 20);
    }

    @Test
    void shouldForgetTimeThatCannotBeMadeUpFor() {
        sleep(times.next(SIXTIETH, now));
        now += TimeUnit.SECONDS.toNanos(3);
        assertEquals(1, times.next(SIXTIETH, now));
        sleep(1);
        int then = times.next(SIXTIETH, now);
        assertTrue(then > 1 && then < SIXTIETH.toMillis(), () -> "then " + then);
        sleep(then);
        assertEquals(SIXTIETH.toMillis(), times.next(SIXTIETH, now), 1);
    }

    private void sleep(int milliseconds) {
        now += TimeUnit.MILLISECONDS.toNanos(milliseconds);
    }
}
