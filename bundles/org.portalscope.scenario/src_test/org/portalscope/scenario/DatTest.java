package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.dat.DatProtocol;

/** The calls of uDAPL. */
class DatTest extends ProtocolScenarios {

    private static final Pattern ASTRAY = Pattern.compile("receive \\d is (taken astray|posted again)");

    DatTest() {
        super(new DatProtocol());
    }

    /** What the library itself sends is for a connection, in whatever order it comes. */
    @ParameterizedTest
    @MethodSource("names")
    void shouldIgnoreOnlyWhatIsForged(String name) throws Exception {
        for (int seed = 0; seed < 5; seed++) {
            Run run = new Run(scenario(name));
            run.toEnd(Run.random(seed));
            boolean ignores = changes(run).stream().anyMatch(words -> words.contains("malformed message ignored: "));
            assertEquals(name.startsWith("forged-"), ignores, "seed " + seed);
        }
    }

    /** A peer that writes match bits of its own stops nobody: what belongs to no connection is counted, and the receives that it takes are posted again. */
    @Test
    void shouldIgnoreMessagesThatBelongToNoConnection() throws Exception {
        Run run = fine("forged-messages.ptl");
        assertEquals(5L, cell(run, "interface adapter", 0, "messages ignored"));
        assertEquals(List.of("receive 1 is taken astray", "receive 2 is taken astray", "receive 1 is posted again", "receive 2 is posted again"),
                changes(run).stream().map(ASTRAY::matcher).filter(Matcher::find).map(Matcher::group).toList());
    }

    /** In some orders the connection ends before a Send that has taken a receive astray is over, in others behind it, and the receive is flushed in all. */
    @Test
    void shouldFlushReceivesThatAreTakenAstrayWhileTheConnectionEnds() throws Exception {
        Set<Boolean> endsBefore = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            Run run = new Run(scenario("forged-sends.ptl"));
            run.toEnd(Run.random(seed));
            run.requireFine("seed " + seed);
            List<String> changes = changes(run);
            assertTrue(changes.stream().anyMatch(words -> words.contains("receive 1 is posted again")), changes::toString);
            endsBefore.add(changes.stream().noneMatch(words -> words.contains("receive 2 is posted again")));
        }
        assertEquals(Set.of(false, true), endsBefore);
    }
}
