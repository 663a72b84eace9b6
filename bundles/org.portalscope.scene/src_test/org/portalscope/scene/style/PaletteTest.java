package org.portalscope.scene.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** States can be read on a projector and told apart without colour. */
class PaletteTest {

    private static final Set<State> QUIET = EnumSet.of(State.IDLE, State.NOT_EXAMINED);

    static Stream<Palette> palettes() {
        return Stream.of(Palette.LIGHT, Palette.DARK);
    }

    @ParameterizedTest
    @MethodSource("palettes")
    void shouldSetTextOffFromEveryFill(Palette palette) {
        for (State state : State.values()) {
            assertContrast(10, palette, ColorRole.TEXT, ColorRole.fill(state));
            assertContrast(4.5, palette, ColorRole.SECONDARY, ColorRole.fill(state));
        }
    }

    @ParameterizedTest
    @MethodSource("palettes")
    void shouldSetLinesOffFromTheCanvas(Palette palette) {
        for (State state : State.values()) {
            assertContrast(QUIET.contains(state) ? 3 : 5, palette, ColorRole.line(state), ColorRole.CANVAS);
        }
    }

    @ParameterizedTest
    @MethodSource("palettes")
    void shouldSetWordsInTheColourOfAStateOffFromItsFill(Palette palette) {
        for (State state : List.of(State.PASSED_OVER, State.REFUSED, State.ACCEPTED, State.UNLINKED, State.IN_FLIGHT, State.DROPPED)) {
            assertContrast(4.5, palette, ColorRole.line(state), ColorRole.fill(state));
        }
    }

    @Test
    void shouldTellStatesApartWithoutColour() {
        Map<String, State> looks = new HashMap<>();
        for (State state : EnumSet.complementOf(EnumSet.of(State.SELECTED))) {
            String look = state.width() + " " + state.dash() + " " + state.mark() + " " + state.isFaint();
            assertEquals(null, looks.put(look, state), state + " looks like another");
        }
    }

    @Test
    void shouldHaveTheContrastOfBlackOnWhite() {
        assertEquals(21, Rgb.of("#000000").contrast(Rgb.of("#FFFFFF")), 0.001);
        assertEquals("#0B57B0", Rgb.of("#0B57B0").toString());
    }

    @Test
    void shouldNameEveryColourOnce() {
        assertEquals(Palette.inks().size(), Palette.inks().stream().map(ColorRole::id).distinct().count());
        assertNotEquals(Palette.LIGHT.of(ColorRole.CANVAS), Palette.DARK.of(ColorRole.CANVAS));
    }

    private static void assertContrast(double least, Palette palette, ColorRole one, ColorRole other) {
        double contrast = palette.of(one).contrast(palette.of(other));
        assertTrue(contrast >= least, () -> one.id() + " on " + other.id() + ": " + contrast);
    }
}
