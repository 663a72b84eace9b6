package org.portalscope.scene.portals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The sizes of the graph. */
class ZoomTest {

    @Test
    void shouldGoFromSizeToSize() {
        assertEquals(125, Zoom.in(100));
        assertEquals(80, Zoom.out(100));
        assertEquals(300, Zoom.in(300));
        assertEquals(50, Zoom.out(50));
    }

    @Test
    void shouldFitTheColumnsIntoAWidth() {
        assertEquals(100, Zoom.fitting(896));
        assertEquals(80, Zoom.fitting(700));
        assertEquals(50, Zoom.fitting(10));
        assertEquals(200, Zoom.fitting(1700));
    }
}
