package org.portalscope.ui.tests.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.tests.Bench;

/** Protocols of other bundles can be used in the editor. */
class ProtocolsTest {

    private static final String TEXT = """
            scenario "A protocol of another bundle"; use doubling;

            process p at 0:0 {
                n = doubling_double(21);
                assert n == 42;
            }
            """;

    private final Bench bench = new Bench();

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldFindTheProtocolOfThisBundle() throws Exception {
        assertTrue(bench.open("doubling.ptl", TEXT).isInSession());

        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> bench.controller().snapshot().orElseThrow().result().isPresent());
        assertEquals(Optional.empty(), bench.controller().snapshot().orElseThrow().failure());
    }
}
