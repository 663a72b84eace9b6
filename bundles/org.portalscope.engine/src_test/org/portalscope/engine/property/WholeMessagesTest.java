package org.portalscope.engine.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;

/** To take a message as a whole is to take its header and then to complete what it started: random cases. */
class WholeMessagesTest {

    private static final int CASES = 5_000;

    @Test
    void shouldDoWhatTheInputsDoOneAfterTheOther() {
        long arrivals = LongStream.range(0, CASES).parallel().map(WholeMessagesTest::compare).sum();
        assertTrue(arrivals > CASES, "only " + arrivals + " messages arrived");
    }

    /** Compares a case and returns how often a message was to arrive. */
    private static long compare(long seed) {
        Case tested = Generator.generate(seed);
        EngineSubject parts = new EngineSubject(tested, null);
        List<EngineSubject> wholes = List.of(new EngineSubject(tested, null, true), new EngineSubject(tested, Comparison.INATTENTIVE, true));
        for (Step step : tested.steps()) {
            Outcome expected = step instanceof Step.Ends ? Outcome.NOTHING : parts.apply(step);
            parts.endAll();
            for (EngineSubject whole : wholes) {
                assertEquals(expected, step instanceof Step.Ends ? Outcome.NOTHING : whole.apply(step), () -> "seed " + seed + ": " + step);
            }
        }
        for (EngineSubject whole : wholes) {
            for (int process = 0; process < Case.IDS.size(); process++) {
                assertNull(Comparison.difference(parts.state(process), whole.state(process)), "seed " + seed);
            }
        }
        return tested.steps().stream().filter(Step.Arrives.class::isInstance).count();
    }
}
