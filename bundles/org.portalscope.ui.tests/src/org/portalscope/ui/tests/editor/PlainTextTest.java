package org.portalscope.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.jface.text.IInformationControl;
import org.eclipse.jface.text.IInformationControlExtension3;
import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.ui.editor.assist.PlainText;
import org.portalscope.ui.tests.Bench;

/** Popups with words beside a text have room for them. */
class PlainTextTest {

    private static final int WIDE = 200;
    private static final int HIGH = 400;

    private final Bench bench = new Bench();
    private final IInformationControl popup = PlainText.control(bench.window().getShell());

    @AfterEach
    void close() {
        popup.dispose();
    }

    private Point size(String words) {
        popup.setSizeConstraints(WIDE, HIGH);
        popup.setInformation(words);
        return popup.computeSizeHint();
    }

    @Test
    void shouldBeAsWideAsTheirLongestLine() {
        Point small = size("short");
        assertTrue(small.x < WIDE / 2, small::toString);
        assertEquals(small.y, size("a little longer").y);
        assertTrue(size("a little longer").x > small.x);
    }

    @Test
    void shouldWrapLinesThatAreLongerThanThereIsRoom() {
        Point small = size("short");
        Point large = size("words of a contract ".repeat(10));
        assertTrue(large.x <= WIDE + ((IInformationControlExtension3) popup).computeTrim().width, large::toString);
        assertTrue(large.y > 2 * small.y, large::toString);
    }
}
