package org.portalscope.scene.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.portalscope.scene.style.Type;

class FontWidthsTest {

    private final FontWidths widths = new FontWidths();

    @Test
    void shouldMeasureInPixelsOfTwelveToAnEm() {
        assertEquals(Math.ceil(12 * 5.56), widths.width("0123456789", Type.UI));
        assertEquals(Math.ceil(12 * 6.0), widths.width("0123456789", Type.MONO));
        assertEquals(0, widths.width("", Type.UI));
    }

    @Test
    void shouldTellNarrowFromWideAndRegularFromBold() {
        assertTrue(widths.width("iiii", Type.UI) < widths.width("mmmm", Type.UI));
        assertTrue(widths.width("abcd", Type.UI) < widths.width("abcd", Type.UI_BOLD));
        assertEquals(widths.width("iiii", Type.MONO), widths.width("mmmm", Type.MONO));
        assertEquals(2 * widths.width("wide", Type.UI), widths.width("wide", Type.UI.at(200)), 1);
    }

    @Test
    void shouldMeasureEveryPrintableCharacterAndOthersAsWide() {
        for (char character = ' '; character <= '~'; character++) {
            int wide = widths.width(String.valueOf(character), Type.UI);
            assertTrue(wide > 0 && wide <= 13, String.valueOf(character));
        }
        assertTrue(widths.width("試", Type.UI) > 0);
    }
}
