package org.portalscope.ui.editor.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.eclipse.jface.text.source.Annotation;
import org.eclipse.swt.graphics.Rectangle;
import org.junit.jupiter.api.Test;

class HitBreakpointTest {

    @Test
    void shouldShowAsMuchOfTheNumberAsThereIsRoomFor() {
        assertEquals("7", shown(7, 3));
        assertEquals("99", shown(99, 3));
        assertEquals("99+", shown(1_234, 3));
        assertEquals("+", shown(1_234, 2));
        assertEquals("+", shown(12, 1));
        assertEquals("", shown(12, 0));
    }

    @Test
    void shouldSayAllOfItInItsText() {
        assertEquals("Breakpoint 1: line x.ptl:5, hit 1234 times", new HitBreakpoint("", 1_234, "Breakpoint 1: line x.ptl:5, hit 1234 times").getText());
    }

    @Test
    void shouldLieBesideTheArrowAtTheCursor() {
        Rectangle line = new Rectangle(0, 40, RulerPainter.WIDTH, 17);
        Rectangle number = RulerPainter.part(new HitBreakpoint("", 24, ""), line);
        Rectangle arrow = RulerPainter.part(new Annotation("org.portalscope.ui.currentStatement", false, ""), line);
        assertFalse(number.intersects(arrow));
        assertEquals(HitBreakpoint.WIDTH, number.width);
        assertEquals(line, number.union(arrow));
    }

    private static String shown(int hits, int characters) {
        return new HitBreakpoint("", hits, "").fitting(characters, String::length);
    }
}
