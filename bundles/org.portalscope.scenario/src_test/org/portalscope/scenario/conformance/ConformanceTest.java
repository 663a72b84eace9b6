package org.portalscope.scenario.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.protocol.Ticketing;

/** A conformance table says what scenarios have shown, and what none shows. */
class ConformanceTest {

    private static final List<DocumentPage> PAGES = DocumentPage.parse("""
            # What a box office promises.
            ticketing_issue DONE TICKETING_SOLD_OUT
            - Each visitor gets a ticket.
            - Who comes late gets the rest.
            """);
    private static final String SCENARIO = """
            scenario "Tickets"; use ticketing;
            process self at 0:0 {
                ticketing_issue(2, &tickets);
                assert tickets.length == %s;
                label "ticketing_issue: Each visitor gets a ticket.";
                %s
            }
            """;

    private static Conformance conformance(String... statements) throws Exception {
        return new Conformance(PAGES, Map.of("tickets.ptl", scenario("2", String.join("\n", statements))));
    }

    private static Scenario scenario(String tickets, String statements) throws Exception {
        return Scenario.readText("tickets.ptl", SCENARIO.formatted(tickets, statements), Protocols.of(List.of(new Ticketing())));
    }

    @Test
    void shouldSayWhatNoScenarioShows() throws Exception {
        assertEquals(List.of("ticketing_issue TICKETING_SOLD_OUT", "ticketing_issue: Who comes late gets the rest."), conformance().missing());
        assertEquals(List.of(), conformance("ticketing_issue(9, &rest) expect TICKETING_SOLD_OUT;",
                "label \"ticketing_issue: Who comes late gets the rest.\";").missing());
    }

    @Test
    void shouldSayWhatIsShownAndNotListed() throws Exception {
        assertEquals(List.of(), conformance("label \"half-time\";").unlisted());
        assertEquals(List.of("tickets.ptl: CallAnswer[call=ticketing_read, error=]", "tickets.ptl: ticketing_issue: Nobody pays."),
                conformance("ticketing_read(NULL, &receipt);", "label \"ticketing_issue: Nobody pays.\";").unlisted());
    }

    @Test
    void shouldTakeNothingFromAScenarioThatFails() throws Exception {
        Scenario failing = scenario("3", "");
        assertThrows(AssertionError.class, () -> new Conformance(PAGES, Map.of("tickets.ptl", failing)));
    }

    @Test
    void shouldWriteALineForEachReturnValueAndSentence() throws Exception {
        String text = new ConformanceTable("a box office", "tickets", conformance()).text();
        assertTrue(text.contains("| ticketing_issue | `DONE` | [tickets] |\n| ticketing_issue | `TICKETING_SOLD_OUT` |  |\n"), text);
        assertTrue(text.contains("| ticketing_issue | Each visitor gets a ticket. | [tickets] |\n"), text);
        assertTrue(text.endsWith("\n[tickets]: ../../bundles/org.portalscope.scenario/src_test/tickets/tickets.ptl\n"), text);
    }
}
