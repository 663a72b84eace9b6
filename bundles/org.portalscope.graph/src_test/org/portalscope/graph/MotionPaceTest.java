package org.portalscope.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

class MotionPaceTest {

    private final MotionPace pace = new MotionPace();

    @Test
    void shouldLetNothingMoveTowardsTheFirstPicture() {
        assertFalse(pace.begins(0));
        assertTrue(pace.begins(after(1000)));
    }

    @Test
    void shouldLetNothingMoveWhileAKeyIsHeld() {
        pace.begins(0);
        assertTrue(pace.begins(after(500)));
        assertFalse(pace.begins(after(533)));
        assertFalse(pace.begins(after(566)));
        assertTrue(pace.begins(after(900)));
    }

    @Test
    void shouldEnd() {
        pace.begins(after(100));
        assertEquals(0, pace.passed(after(100)));
        assertEquals(0.5, pace.passed(after(190)));
        assertEquals(1, pace.passed(after(280)));
        assertEquals(1, pace.passed(after(5000)));
    }

    private static long after(int milliseconds) {
        return TimeUnit.MILLISECONDS.toNanos(milliseconds);
    }
}
