package org.portalscope.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FontScaleTest {

    @Test
    void shouldLeaveUsualFontsAlone() {
        assertEquals(100, FontScale.percent(177, 147));
        assertEquals(100, FontScale.percent(120, 100));
        assertEquals(100, FontScale.percent(185, 158));
    }

    @Test
    void shouldGrowWithTheWiderOfTheTwo() {
        assertEquals(150, FontScale.percent(265, 150));
        assertTrue(FontScale.percent(177, 304) >= 200);
    }
}
