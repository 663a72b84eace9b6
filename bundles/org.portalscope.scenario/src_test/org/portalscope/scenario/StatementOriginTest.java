package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.program.SourceLocation;

/** Statements of texts that were made of other files know what they come from. */
class StatementOriginTest {

    @Test
    void shouldTakeTheOriginOfAStatementFromTheCommentBehindIt() throws ScenarioException {
        Scenario scenario = Scenario.readText("made.ptl", """
                scenario "Made of something else";
                process p at 0:0 {
                    label "a"; // from ring.goal:7 (first)
                    label "b"; // from here on
                    label
                        "c"; // from x:1
                    label "d"; /* something */ // from x:1
                    // from x:1
                    label "e";
                }""", Protocols.NONE);
        List<SourceLocation> places = scenario.world().processes().get(0).program().statements();
        assertEquals(List.of("ring.goal:7 (first)", "", "x:1", "", ""), places.stream().map(SourceLocation::origin).toList());
        assertEquals(List.of("label \"a\";", "label \"b\";", "label \"c\";", "label \"d\";", "label \"e\";"),
                places.stream().map(SourceLocation::quote).toList());
    }
}
