package org.portalscope.scene.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Position;

class TimelineScaleTest {

    @Test
    void shouldBeAsWideAsAMarkWhileThereIsRoom() {
        TimelineScale scale = new TimelineScale(8, 1000, 10);

        assertEquals(8, scale.x(1));
        assertEquals(8 + 9 * TimelineScale.WIDEST, scale.x(10));
    }

    @Test
    void shouldFindTheTransitionThatIsDrawnAtAPlace() {
        for (int size : new int[] {1, 10, 700, 5_000}) {
            TimelineScale scale = new TimelineScale(100, 700, size);
            for (int number = 1; number <= size; number++) {
                int found = scale.numberAt(scale.x(number));
                assertTrue(Math.abs(found - number) <= Math.max(1, size / 700 + 1), number + " found as " + found);
            }
        }
    }

    @Test
    void shouldPutTheCursorBetweenTheEndsOfItsTransition() {
        TimelineScale scale = new TimelineScale(0, 1000, 10);

        assertEquals(0, scale.x(Position.START, 0));
        assertEquals(scale.x(3) + TimelineScale.WIDEST / 2, scale.x(new Position(3, 2), 4));
        assertEquals(scale.x(4), scale.x(new Position(3, 4), 4));
    }

    @Test
    void shouldFindNothingLeftOfTheFirst() {
        assertEquals(0, new TimelineScale(100, 700, 5).numberAt(99));
        assertEquals(5, new TimelineScale(100, 700, 5).numberAt(700));
        assertEquals(0, new TimelineScale(100, 700, 0).numberAt(300));
    }
}
