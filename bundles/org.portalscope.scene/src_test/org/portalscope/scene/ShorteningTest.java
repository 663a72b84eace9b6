package org.portalscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Text that has to fit, one pixel a character. */
class ShorteningTest {

    @Test
    void shouldLeaveWhatFits() {
        assertEquals("receive", Shortening.END.fit("receive", 7, String::length));
    }

    @Test
    void shouldLeaveOutTheEndOfWords() {
        assertEquals("unexp…", Shortening.END.fit("unexpected", 6, String::length));
    }

    @Test
    void shouldLeaveOutTheMiddleOfNumbers() {
        assertEquals("0x1…def", Shortening.MIDDLE.fit("0x1234_5678_9abc_def", 7, String::length));
    }

    @Test
    void shouldLeaveNothingWhereNothingFits() {
        assertEquals("", Shortening.END.fit("text", 0, String::length));
    }
}
