package org.portalscope.scenario.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.Scenarios;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;

/** What exploring says of the scenarios of the library is what their texts say. */
class LibraryExplorationTest {

    private static final String PRINTED = "5.3-mpi-printed";
    private static final String RACE = "5.3-mpi-race";
    private static final String CORRECTED = "5.3-mpi-mended";
    /** More states than the corrected version has, and few enough for its search to take a second or two. */
    private static final int CORRECTED_STATES = 60_000;
    /** States of those that are not said to be explored completely. */
    private static final int FEW = 500;
    private static final int ALL = 2_000_000;

    static Stream<String> sound() {
        return Scenarios.sound().stream().filter(id -> !List.of(PRINTED, RACE).contains(id));
    }

    @ParameterizedTest
    @MethodSource("sound")
    void shouldFindNothingInTheBeginning(String id) throws ScenarioException {
        assertEquals(Optional.empty(), explore(Library.open(id), FEW).finding());
    }

    @Test
    void shouldFindTheMessageThatStaysUnexpected() throws ScenarioException {
        ExplorationResult answer = explore(Library.open(RACE), ALL);
        Finding finding = answer.finding().orElseThrow();
        assertEquals(Finding.Kind.ASSERT, finding.kind());
        assertTrue(finding.words().endsWith(": receiver: a receive stays posted while a matching message lies unexpected: "
                + "!active(md) || unexpected(me, UnexpQueue) == 0 does not hold: active(md) is 1 and unexpected(me, UnexpQueue) is 1, "
                + "since me on portal 4 admits the put of 8 bytes from 0:0 with match bits 0x0007 in UnexpQueue"), finding.words());
        assertTrue(answer.effort().states() < FEW, answer.toString());
    }

    @Test
    void shouldFindNothingOnceTheUpdateTestsTheQueue() throws ScenarioException {
        String source = Library.open(RACE).source();
        String corrected = source.replace("md_buf, PTL_EQ_NONE)", "md_buf, UnexpQueue)");
        assertTrue(explore(ScenarioReader.parse("race.ptl", corrected).get(), ALL).isComplete());
    }

    @Test
    void shouldFindNothingInTheCorrectedVersion() throws ScenarioException {
        ExplorationResult answer = explore(Library.open(CORRECTED), CORRECTED_STATES);
        assertTrue(answer.isComplete(), answer.toString());
    }

    /** A posted receive that does not truncate refuses a longer message, which then lies unexpected. */
    @Test
    void shouldFindTheLongerMessageThatAReceiveRefuses() throws ScenarioException {
        String source = Library.open(CORRECTED).source().replace("PTL_MD_OP_PUT | PTL_MD_TRUNCATE;", "PTL_MD_OP_PUT;");
        Finding finding = explore(ScenarioReader.parse("refusing.ptl", source).get(), ALL).finding().orElseThrow();
        assertEquals(Finding.Kind.ASSERT, finding.kind());
        assertTrue(finding.words().contains("a receive stays posted while a matching message lies unexpected"), finding.words());
    }

    /** The get of one long message finds another of the same tag, unless its bits are those of the message alone. */
    @Test
    void shouldFindTheOfferThatAGetTakesByMistake() throws ScenarioException {
        String source = Library.open(CORRECTED).source().replace("MPI_AINDEX, start.hdr_data, 0)", "MPI_AINDEX, start.match_bits, 0)")
                .replace("PtlMEInsert(EndGet, receiver, sent.length, 0,", "PtlMEInsert(EndGet, receiver, match | LONG, 0,");
        Finding finding = explore(ScenarioReader.parse("tags.ptl", source).get(), ALL).finding().orElseThrow();
        assertEquals(Finding.Kind.ASSERT, finding.kind());
        assertTrue(finding.words().contains("other[..] == \"another \" does not hold"), finding.words());
    }

    @Test
    void shouldFindWhatThePrintedVersionLeaves() throws ScenarioException {
        Finding finding = explore(Library.open(PRINTED), ALL).finding().orElseThrow();
        assertEquals(Finding.Kind.LEAK, finding.kind());
        assertTrue(finding.words().contains("3 match entries"), finding.words());
    }

    private static ExplorationResult explore(Scenario scenario, int states) {
        ExplorationOptions question = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, states, Long.MAX_VALUE, Integer.MAX_VALUE);
        return new Explorer(scenario::world, question, WorkerPool.ALONE, () -> false, progress -> { }).explore();
    }
}
