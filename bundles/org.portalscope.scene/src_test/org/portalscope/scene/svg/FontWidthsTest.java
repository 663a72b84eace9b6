package org.portalscope.scene.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.portalscope.scene.style.TextStyle;

class FontWidthsTest {

    private final FontWidths widths = new FontWidths();

    @Test
    void shouldMeasureInPixelsOfTwelveToAnEm() {
        assertEquals(Math.ceil(12 * 5.56), widths.width("0123456789", TextStyle.UI));
        assertEquals(Math.ceil(12 * 6.0), widths.width("0123456789", TextStyle.MONO));
        assertEquals(0, widths.width("", TextStyle.UI));
    }

    @Test
    void shouldTellNarrowFromWideAndRegularFromBold() {
        assertTrue(widths.width("iiii", TextStyle.UI) < widths.width("mmmm", TextStyle.UI));
        assertTrue(widths.width("abcd", TextStyle.UI) < widths.width("abcd", TextStyle.UI_BOLD));
        assertEquals(widths.width("iiii", TextStyle.MONO), widths.width("mmmm", TextStyle.MONO));
        assertEquals(2 * widths.width("wide", TextStyle.UI), widths.width("wide", TextStyle.UI.at(200)), 1);
    }

    @Test
    void shouldMeasureEveryPrintableCharacterAndOthersAsWide() {
        for (char character = ' '; character <= '~'; character++) {
            int wide = widths.width(String.valueOf(character), TextStyle.UI);
            assertTrue(wide > 0 && wide <= 13, String.valueOf(character));
        }
        assertTrue(widths.width("試", TextStyle.UI) > 0);
    }
}
