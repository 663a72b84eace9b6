package org.portalscope.ui.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LaunchOptionsTest {

    @Test
    void shouldBeReadAsTheyWereWritten() {
        List<String> options = List.of("--scheduler", "random", "--seed", "7", "--fault", "client:die 12", "--fault", "random 7 3");
        assertEquals("--scheduler random\n--seed 7\n--fault client:die 12\n--fault random 7 3", LaunchOptions.text(options));
        assertEquals(options, LaunchOptions.read(LaunchOptions.text(options)));
        assertEquals(List.of(), LaunchOptions.read(LaunchOptions.text(List.of())));
    }

    @Test
    void shouldTakeAnEqualsSignAndBlankLinesAsTheCommandLineDoes() {
        assertEquals(List.of("--seed", "7", "--matching", "host"), LaunchOptions.read("\n  --seed=7\n\n--matching   host \n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--seed -7", "--scheduler ask", "--scheduler=non-preemptive", "--fault a:die 1\n--fault b:die 2",
        "--loggops L=7000\n--matching host"})
    void shouldFindNothingWrongWithWhatARunHas(String text) {
        assertEquals(Optional.empty(), LaunchOptions.problem(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --seeds 7          | A run has no option --seeds; it has --scheduler, --seed, --fault, --schedule, --loggops, --matching.
            7                  | A run has no option 7; it has --scheduler, --seed, --fault, --schedule, --loggops, --matching.
            --seed             | --seed wants a value, on the same line.
            --seed seven       | A seed is a number, not 'seven'.
            --scheduler fair   | There is no scheduler 'fair'.
            --schedule no-such | The schedule no-such cannot be read.
            """)
    void shouldSayWhatIsWrong(String text, String problem) {
        assertEquals(Optional.of(problem), LaunchOptions.problem(text));
        assertEquals(Optional.of(problem), LaunchOptions.problem("--fault a:die 1\n" + text + "\n--nonsense"));
    }

    @Test
    void shouldSayWhatIsWrongWithParametersOfGoalSchedules() {
        assertTrue(LaunchOptions.problem("--loggops Q=1").orElseThrow().contains("Q"));
    }
}
