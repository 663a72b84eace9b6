package org.portalscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;

import org.junit.jupiter.api.Test;
import org.portalscope.scene.style.State;

/** The legend. */
class LegendTest {

    @Test
    void shouldShowTheStatesOnScreenAndNoOthers() {
        Scene legend = Legend.of(EnumSet.of(State.IDLE, State.REFUSED), 800, TextMeasure.ESTIMATE);
        assertEquals(2, legend.nodes().size());
        assertEquals(Legend.LINE, legend.height());
    }

    @Test
    void shouldTakeAsManyLinesAsItNeeds() {
        Scene legend = Legend.of(EnumSet.allOf(State.class), 300, TextMeasure.ESTIMATE);
        assertTrue(legend.height() > Legend.LINE);
        legend.nodes().forEach(node -> assertTrue(node.bounds().right() <= 300, node.name()));
    }
}
