package org.portalscope.scenario.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;

class LineCommentsTest {

    private static final List<String> LINES = List.of("    x = 1;", "", "        y = 2; // why");

    @Test
    void shouldMakeLinesCommentsAndTakeThemOutAgain() {
        List<String> comments = LineComments.toggled(LINES);
        assertEquals(List.of("    // x = 1;", "", "    //     y = 2; // why"), comments);
        assertEquals(LINES, LineComments.toggled(comments));
    }

    @Test
    void shouldMakeCommentsOfLinesOfWhichSomeAre() {
        assertEquals(List.of("// // a", "// b"), LineComments.toggled(List.of("// a", "b")));
        assertEquals(List.of("a"), LineComments.toggled(List.of("//a")));
    }
}
