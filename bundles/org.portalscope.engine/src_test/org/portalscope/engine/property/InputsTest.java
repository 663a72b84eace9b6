package org.portalscope.engine.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.message.Message;

/** The two ways into a process mean the same: random cases through the functions and through inputs, and those inputs once more. */
class InputsTest {

    private static final int CASES = 1_500;

    @Test
    void shouldMeanTheSameHeaderByHeader() {
        long sent = LongStream.range(0, CASES).parallel().map(seed -> compare(seed, false)).sum();
        assertTrue(sent > CASES, "only " + sent + " messages were sent");
    }

    @Test
    void shouldMeanTheSameWithWholeMessages() {
        long sent = LongStream.range(0, CASES).parallel().map(seed -> compare(seed, true)).sum();
        assertTrue(sent > CASES, "only " + sent + " messages were sent");
    }

    @Test
    void shouldMeanTheSameWhenNobodyListens() {
        LongStream.range(0, CASES).parallel().forEach(seed -> {
            Case tested = Generator.generate(seed);
            EngineSubject direct = new EngineSubject(tested, null, seed % 2 == 0);
            InputSubject inputs = new InputSubject(tested, null, seed % 2 == 0);
            tested.steps().forEach(step -> assertEquals(direct.apply(step), inputs.apply(step), () -> "seed " + seed + ": " + step));
            compareStates(seed, direct, inputs.processes());
        });
    }

    /** Compares a case and returns how many messages were sent. */
    private static int compare(long seed, boolean whole) {
        Case tested = Generator.generate(seed);
        StepWords directSteps = new StepWords();
        StepWords inputSteps = new StepWords();
        EngineSubject direct = new EngineSubject(tested, directSteps, whole);
        InputSubject inputs = new InputSubject(tested, inputSteps, whole);
        for (Step step : tested.steps()) {
            assertEquals(direct.apply(step), inputs.apply(step), () -> "seed " + seed + ": " + step);
        }
        assertEquals(directSteps.lines(), inputSteps.lines(), "seed " + seed);
        assertEquals(direct.sent(), inputs.sent(), "seed " + seed);
        compareStates(seed, direct, inputs.processes());
        compareStates(seed, direct, repeated(tested, whole, inputs));
        return direct.sent().size();
    }

    private static void compareStates(long seed, EngineSubject direct, List<PortalsProcess> others) {
        for (int process = 0; process < others.size(); process++) {
            assertEquals(direct.processes().get(process).state().dump(), others.get(process).state().dump(), "seed " + seed);
        }
    }

    /** Fresh processes, each of which has taken what was recorded of one, and sent the same. */
    private static List<PortalsProcess> repeated(Case tested, boolean whole, InputSubject recorded) {
        List<PortalsProcess> fresh = new InputSubject(tested, null, whole).processes();
        for (int process = 0; process < fresh.size(); process++) {
            for (Input input : recorded.recorded(process)) {
                for (Message message : fresh.get(process).take(input).sent()) {
                    assertTrue(recorded.sent().contains(message), () -> "seed " + tested.seed() + ": " + message + " was not sent before");
                }
            }
        }
        return fresh;
    }
}
