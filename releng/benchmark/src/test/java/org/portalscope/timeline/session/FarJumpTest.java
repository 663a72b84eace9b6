package org.portalscope.timeline.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionSnapshot;

class FarJumpTest {

    private static final int TRANSITIONS = 40_000;

    @Test
    void shouldArriveAnywhere() throws Exception {
        FarJump benchmark = new FarJump();
        benchmark.entries = 20;
        benchmark.transitions = TRANSITIONS;
        benchmark.pass = FarJump.Pass.OVER;
        benchmark.prepare();
        SessionSnapshot first = benchmark.jump();
        SessionSnapshot second = benchmark.jump();
        assertTrue(first.transitions() > TRANSITIONS);
        assertEquals(1, second.position().step());
        assertTrue(benchmark.open() > TRANSITIONS);
        assertTrue(first.position().transition() != second.position().transition());
        benchmark.remove();
    }
}
