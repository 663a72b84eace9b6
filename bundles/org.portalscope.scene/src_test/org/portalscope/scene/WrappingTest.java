package org.portalscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;

class WrappingTest {

    @Test
    void shouldPartLinesBetweenWords() {
        assertEquals(List.of("one two", "three", "four"), Wrapping.lines("one two three four", 8, String::length));
    }

    @Test
    void shouldLeaveALongWordWhole() {
        assertEquals(List.of("a", "12345678", "b"), Wrapping.lines("a 12345678 b", 4, String::length));
    }

    @Test
    void shouldHaveALineEvenForNothing() {
        assertEquals(List.of(""), Wrapping.lines("", 4, String::length));
    }
}
