package org.portalscope.world.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SourceLocationTest {

    @Test
    void shouldQuoteAShortStatementAsItIs() {
        assertEquals("x".repeat(160), location("x".repeat(160)).quote());
    }

    @Test
    void shouldCutTheQuoteOfALongStatementBetweenCharacters() {
        SourceLocation location = location("\uD83D\uDE80".repeat(161));
        assertEquals("\uD83D\uDE80".repeat(159) + "…", location.quote());
        assertEquals(322, location.text().length());
    }

    private static SourceLocation location(String text) {
        return new SourceLocation("a.ptl", 1, 1, text);
    }
}
