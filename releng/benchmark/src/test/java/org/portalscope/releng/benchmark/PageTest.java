package org.portalscope.releng.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class PageTest {

    private static final Page PAGE = new Page("before\n<!-- a -->\nold\n<!-- end a -->\nbetween\n<!-- b -->\n<!-- end b -->\nafter\n");

    @Test
    void shouldChangeNothingButThePlace() {
        assertEquals("before\n<!-- a -->\nnew\n<!-- end a -->\nbetween\n<!-- b -->\n<!-- end b -->\nafter\n",
                PAGE.with("a", "new\n").text());
    }

    @Test
    void shouldFillAnEmptyPlaceAgainAndAgain() {
        assertEquals(PAGE.with("b", "second\n"), PAGE.with("b", "first\n").with("b", "second\n"));
    }

    @Test
    void shouldRefuseAPlaceThatIsNotThere() {
        assertThrows(IllegalArgumentException.class, () -> PAGE.with("c", "new\n"));
    }
}
