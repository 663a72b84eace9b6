package org.portalscope.ui.editor.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;

import org.junit.jupiter.api.Test;

class MovedLinesTest {

    private static final String TEXT = "one\ntwo\nthree\nfour";

    @Test
    void shouldFindAllLinesOfTheSameText() {
        MovedLines lines = new MovedLines(TEXT, TEXT);
        for (int line = 1; line <= 4; line++) {
            assertEquals(Optional.of(line), lines.now(line));
        }
        assertEquals(Optional.empty(), lines.now(0));
        assertEquals(Optional.empty(), lines.now(5));
    }

    @Test
    void shouldFollowLinesBelowWhatWasAdded() {
        MovedLines lines = new MovedLines(TEXT, "one\nnew\nnewer\ntwo\nthree\nfour");
        assertEquals(Optional.of(1), lines.now(1));
        assertEquals(Optional.of(4), lines.now(2));
        assertEquals(Optional.of(6), lines.now(4));
    }

    @Test
    void shouldFindNoLineThatHasBeenChanged() {
        MovedLines lines = new MovedLines(TEXT, "one\ntwo!\nthree\nfour");
        assertEquals(Optional.empty(), lines.now(2));
        assertEquals(Optional.of(3), lines.now(3));
    }

    @Test
    void shouldFindLinesBetweenTwoChanges() {
        MovedLines lines = new MovedLines(TEXT, "zero\n1\ntwo\nthree\n4\n5");
        assertEquals(Optional.empty(), lines.now(1));
        assertEquals(Optional.of(3), lines.now(2));
        assertEquals(Optional.of(4), lines.now(3));
        assertEquals(Optional.empty(), lines.now(4));
    }

    @Test
    void shouldNotMindSpacesAtTheEndsOfLines() {
        assertEquals(Optional.of(2), new MovedLines(TEXT, "one\n    two \r\nthree\nfour").now(2));
    }
}
