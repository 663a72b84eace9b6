package org.portalscope.ui.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Queue;

import org.junit.jupiter.api.Test;

class PacedTest {

    private final Queue<Runnable> timers = new ArrayDeque<>();
    private int done;
    private final Paced paced = new Paced(Runnable::run, (milliseconds, task) -> timers.add(task), () -> done++);

    @Test
    void shouldDoAtOnceWhatIsAskedForFirst() {
        paced.request();
        assertEquals(1, done);
    }

    @Test
    void shouldDoOnceWhatIsAskedForMeanwhile() {
        for (int i = 0; i < 60; i++) {
            paced.request();
        }
        assertEquals(1, done);
        timers.remove().run();
        assertEquals(2, done);
        timers.remove().run();
        assertEquals(2, done);
        assertTrue(timers.isEmpty());
    }
}
