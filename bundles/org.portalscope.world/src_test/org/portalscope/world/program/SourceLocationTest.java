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

    @Test
    void shouldNameTheLineThatAStatementComesFrom() {
        SourceLocation location = location("MPI_Init(); // from ring.goal:7 (first)");
        assertEquals("ring.goal:7 (first): MPI_Init();", location.words());
        assertEquals("MPI_Init();", location.quote());
        assertEquals("ring.goal:7 (first): rank0: wrong", new Failure("rank0", location, "wrong").toString());
        assertEquals("line 1: MPI_Init();", location("MPI_Init();").words());
        assertEquals("a.ptl:1:1: rank0: wrong", new Failure("rank0", location("MPI_Init();"), "wrong").toString());
    }

    private static SourceLocation location(String text) {
        return new SourceLocation("a.ptl", 1, 1, text);
    }
}
