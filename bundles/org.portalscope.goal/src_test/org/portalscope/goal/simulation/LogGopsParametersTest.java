package org.portalscope.goal.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameters as users write them. */
class LogGopsParametersTest {

    @Test
    void shouldBeReadAsTheyAreWritten() throws LogGopsException {
        assertEquals(LogGopsParameters.DEFAULTS, LogGopsParameters.DEFAULT.text());
        assertEquals("L=1,o=2,g=3,G=4,S=5,O=6", LogGopsParameters.parse("O=6,S=5,G=4,g=3,o=2,L=1").text());
    }

    @Test
    void shouldTakeWhatIsNotThereFromLogGopsim() throws LogGopsException {
        assertEquals(new LogGopsParameters(2500, 1500, 1000, 6, 65_535, 0), LogGopsParameters.parse(LogGopsParameters.DEFAULTS));
        assertEquals(LogGopsParameters.DEFAULT, LogGopsParameters.parse(LogGopsParameters.DEFAULTS));
        assertEquals(new LogGopsParameters(1, 2, 3, 4, 5, 6), LogGopsParameters.parse("S=5, O=6, L=1, o=2, g=3, G=4"));
        assertEquals(new LogGopsParameters(2500, 7, 1000, 6, 65_535, 0), LogGopsParameters.parse("o=7"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "L", "L=", "L=-1", "L=1.5", "l=1", "LL=1", "L=1,", "L=1000000000001", "L=99999999999999999999", "P=4"})
    void shouldRefuseWhatIsNoParameter(String text) {
        String words = assertThrows(LogGopsException.class, () -> LogGopsParameters.parse(text)).getMessage();
        assertTrue(words.contains("is no parameter of the LogGOPS model"), words);
    }

    @Test
    void shouldRefuseAParameterThatIsThereTwice() {
        assertEquals("the parameter L is there twice", assertThrows(LogGopsException.class, () -> LogGopsParameters.parse("L=1,o=2,L=3")).getMessage());
    }
}
