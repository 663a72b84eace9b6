package org.portalscope.goal.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.scenario.source.ScenarioException;

/** What a schedule runs with, as options that are kept and read again. */
class GoalSettingsTest {

    private static final GoalSettings OTHERS = new GoalSettings(new LogGopsParameters(1, 2, 3, 4, 5, 6), MatchingPlace.HOST);

    @Test
    void shouldBeReadFromItsOptions() throws ScenarioException {
        assertEquals(List.of("--loggops", "L=1,o=2,g=3,G=4,S=5,O=6", "--matching", "host"), OTHERS.options());
        assertEquals(OTHERS, GoalSettings.of(OTHERS.options()));
        assertEquals(List.of("LogGOPS L=1,o=2,g=3,G=4,S=5,O=6", "matching host"), OTHERS.words());
    }

    @Test
    void shouldTakeWhatIsNotAmongTheOptionsFromTheDefaults() throws ScenarioException {
        assertEquals(GoalSettings.DEFAULT, GoalSettings.of(List.of("--scheduler", "random", "--seed", "7")));
        assertEquals(new GoalSettings(LogGopsParameters.DEFAULT, MatchingPlace.HOST), GoalSettings.of(List.of("--seed", "7", "--matching", "host")));
    }

    @Test
    void shouldHaveNoOptionsAndNoWordsForTheDefaults() {
        assertEquals(List.of(), GoalSettings.DEFAULT.options());
        assertEquals(List.of(), GoalSettings.DEFAULT.words());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"--loggops | L=1,L=2 | --loggops: the parameter L is there twice",
        "--matching | both | --matching: expected nic or host, not both"})
    void shouldRefuseAValueThatIsNone(String option, String value, String words) {
        assertEquals(words, assertThrows(ScenarioException.class, () -> GoalSettings.of(List.of(option, value))).getMessage());
    }
}
