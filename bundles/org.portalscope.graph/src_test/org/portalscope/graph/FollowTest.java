package org.portalscope.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Scrolling as little as possible. */
class FollowTest {

    @Test
    void shouldNotScrollWhatLiesInTheMiddleThird() {
        assertEquals(100, Follow.intoMiddleThird(100, 300, 1000, 220, 260));
    }

    @Test
    void shouldScrollDownUntilTheMiddleThirdIsReached() {
        assertEquals(200, Follow.intoMiddleThird(0, 300, 1000, 360, 400));
    }

    @Test
    void shouldScrollUpUntilTheMiddleThirdIsReached() {
        assertEquals(300, Follow.intoMiddleThird(500, 300, 1000, 400, 440));
    }

    @Test
    void shouldStayWithinThePicture() {
        assertEquals(0, Follow.intoMiddleThird(0, 300, 1000, 10, 50));
        assertEquals(700, Follow.intoMiddleThird(0, 300, 1000, 950, 990));
        assertEquals(0, Follow.intoMiddleThird(0, 300, 200, 150, 190));
    }

    @Test
    void shouldShowTheRowAndWhatLeadsToItIfBothFit() {
        assertEquals(50, Follow.withLead(100, 300, 1000, 50, 260, 300));
        assertEquals(120, Follow.withLead(0, 300, 1000, 150, 340, 380));
    }

    @Test
    void shouldForgoWhatLeadsToTheRowIfItIsTooFarAway() {
        assertEquals(Follow.intoMiddleThird(0, 300, 1000, 700, 740), Follow.withLead(0, 300, 1000, 0, 700, 740));
    }

    @Test
    void shouldShowTheStartOfWhatIsTooLong() {
        assertEquals(50, Follow.within(0, 100, 1000, 50, 400));
    }
}
