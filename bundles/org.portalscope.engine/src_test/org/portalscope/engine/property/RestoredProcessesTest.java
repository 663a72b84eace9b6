package org.portalscope.engine.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;

/** Processes that are restored from snapshots again and again do what those do that go on: random cases. */
class RestoredProcessesTest {

    private static final int CASES = 1_000;
    private static final int STRIDE = 8;

    @Test
    void shouldGoOnAsTheProcessesThatWereSaved() {
        LongStream.range(0, CASES).parallel().forEach(RestoredProcessesTest::compare);
    }

    private static void compare(long seed) {
        Case tested = Generator.generate(seed);
        EngineSubject same = new EngineSubject(tested, null);
        EngineSubject restored = new EngineSubject(tested, null);
        for (int i = 0; i < tested.steps().size(); i++) {
            Step step = tested.steps().get(i);
            assertEquals(same.apply(step), restored.apply(step), () -> "seed " + seed + ": " + step);
            if (i % STRIDE == 0) {
                restored.renewProcesses();
            }
        }
        for (int process = 0; process < Case.IDS.size(); process++) {
            assertNull(Comparison.difference(same.state(process), restored.state(process)), "seed " + seed);
        }
    }
}
