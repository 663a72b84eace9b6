package com.ibm.icu.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BreakIteratorTest {

    private final BreakIterator lines = BreakIterator.getLineInstance();

    @BeforeEach
    void setText() {
        lines.setText("match bits differ");
    }

    @Test
    void shouldWalkBoundariesToTheEnd() {
        assertEquals(6, lines.next());
        assertEquals(11, lines.next());
        assertEquals(17, lines.next());
        assertEquals(BreakIterator.DONE, lines.next());
    }

    @Test
    void shouldFindBoundariesAroundAnOffset() {
        assertEquals(11, lines.following(7));
        assertEquals(6, lines.preceding(7));
    }

    @Test
    void shouldTellBoundariesFromOtherOffsets() {
        assertTrue(lines.isBoundary(6));
        assertFalse(lines.isBoundary(7));
    }
}
