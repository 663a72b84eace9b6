package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Returned;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.ReceiveQueue;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.protocol.mailbox.Mailbox;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.thread.ObservedState;
import org.portalscope.world.Transition;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.program.SourceId;

/** A scenario can use what a protocol offers; the mailbox of these tests is one, with everything that a protocol has. */
class ProtocolTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new Mailbox()));
    private static final int SEEDS = 50;
    private static final int MOST = 1_000_000;

    private static final String OPENING = """
            scenario "x"; use mailbox;
            process p at 0:0 { region pool[8]; PtlInit(&max); PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
            """;

    private static Scenario scenario(String name) throws Exception {
        return Scenario.read(Path.of(ProtocolTest.class.getResource("/protocol/" + name + ".ptl").toURI()), PROTOCOLS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mailbox-requests", "mailbox-unexpected"})
    void shouldHoldInTurnAndInEveryOrder(String name) throws Exception {
        Run turns = new Run(scenario(name));
        turns.toEnd();
        turns.requireFine("round robin");
        for (int seed = 0; seed < SEEDS; seed++) {
            Run run = new Run(scenario(name));
            run.toEnd(Run.random(seed));
            run.requireFine("seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"mailbox-requests", "mailbox-unexpected"})
    void shouldUndoAndRedoToTheSameStates(String name) throws Exception {
        for (int seed = 0; seed < SEEDS; seed++) {
            Run run = new Run(scenario(name));
            String first = run.world.dump();
            run.toEnd(Run.random(seed));
            String last = run.world.dump();
            run.back();
            assertEquals(first, run.world.dump());
            run.forward();
            assertEquals(last, run.world.dump());
        }
    }

    /** One transition makes at most one call of the API. */
    @ParameterizedTest
    @ValueSource(strings = {"mailbox-requests", "mailbox-unexpected"})
    void shouldMakeOneCallAtATime(String name) throws Exception {
        Run run = new Run(scenario(name));
        run.toEnd();
        for (Transition transition : run.transitions) {
            assertTrue(transition.steps().stream().filter(Returned.class::isInstance).count() <= 1);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            mailbox_open(ni, 4);                    | 1: found 2 arguments, expected 3: mailbox_open(interface, portal, pool)
            mailbox_open(ni, pool, pool);           | 18: found 'pool', expected an integer as portal of mailbox_open, not a region
            x = mailbox_open(ni, 4, pool);          | 5: found 'mailbox_open', expected a call with a result: this one has none
            n = mailbox_wait(3);                    | 18: found '3', expected a request as request of mailbox_wait, not an integer
            r = mailbox_receive(1, &pool);          | 24: found '&pool', expected a region without '&': data of mailbox_receive is an input
            r = mailbox_receive(1, pool); r = 1;    | 31: found 'r', expected a name for an integer: elsewhere this is a request
            r = mailbox_recieve(1, pool);           | 5: found 'mailbox_recieve', expected a function of the Portals API or of your own (did you mean \
            mailbox_receive?)
            mailbox_open(ni, 4, pool) expect PTL_OK; | 34: found 'PTL_OK', expected an error of mailbox: MAILBOX_OPEN, MAILBOX_NOT_OPEN, MAILBOX_TAG, \
            MAILBOX_REQUEST
            """)
    void shouldCheckCallsBeforeTheyRun(String statement, String message) {
        assertEquals("3:" + message, report(OPENING + statement + "}"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            use mailbx;                 | 1:19: found 'mailbx', expected a protocol: mailbox (did you mean mailbox?)
            use mailbox; use mailbox;   | 1:32: found 'mailbox', expected each protocol once
            const MAILBOX_LAST_TAG = 1; use mailbox; | 1:21: found 'MAILBOX_LAST_TAG', expected a name that nothing else has
            use mailbox; function mailbox_wait() { } | 1:37: found 'mailbox_wait', expected a name that nothing else has
            """)
    void shouldCheckWhatIsUsed(String text, String message) {
        assertEquals(message, report("scenario \"x\"; " + text + " process p at 0:0 { }"));
    }

    @Test
    void shouldTellReceivesFromUnexpectedMessages() throws Exception {
        Run run = new Run(scenario("mailbox-unexpected"));
        run.toEnd();
        EntryRoles roles = run.world.processes().get(0).program().entryRoles();
        assertEquals(Optional.of(ReceiveQueue.UNEXPECTED), roles.queueOf(4, 1L << 32, 0xFFFF_FFFFL, Unlink.PTL_RETAIN));
        assertEquals(Optional.of(ReceiveQueue.POSTED), roles.queueOf(4, 1L << 32 | 7, 0, Unlink.PTL_UNLINK));
        List<Long> kept = run.transitions.stream().flatMap(transition -> transition.steps().stream())
                .flatMap(step -> step.field("unexpected_messages", Long.class).stream()).toList();
        assertTrue(kept.contains(1L), kept::toString);
        assertEquals(0L, kept.get(kept.size() - 1));
    }

    @Test
    void shouldBeOfUseToFilesThatAreImported() throws Exception {
        Run run = new Run(scenario("mailbox-imported"));
        run.toEnd();
        run.requireFine("round robin");
    }

    /** A message that may come before its receive is posted, in the midst of it, or after: all orders are fine. */
    @Test
    void shouldHoldInAllOrders() throws Exception {
        Scenario scenario = scenario("mailbox-imported");
        ExplorationOptions question = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, MOST, 1L << 28, MOST);
        ExplorationResult answer = new Explorer(scenario::world, question, WorkerPool.ALONE, () -> false, progress -> { }).explore();
        assertEquals(Optional.empty(), answer.finding());
        assertTrue(answer.isComplete());
    }

    /** What a protocol reads, states must be told apart by. */
    @Test
    void shouldLetProtocolsReadLinksAndStatuses() {
        assertEquals(new ObservedState(true, true), ObservedState.in("use mailbox;"));
        assertEquals(new ObservedState(false, false), ObservedState.in("mailbox"));
    }

    @Test
    void shouldNotKnowACallThatIsNotUsed() {
        assertFalse(report("scenario \"x\"; process p at 0:0 { n = mailbox_wait(1); }").isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            r = mailbox_receive(1, pool);                                   | mailbox_receive: the mailbox is not open
            mailbox_open(ni, 4, pool); mailbox_open(ni, 4, pool);           | mailbox_open: the mailbox is open already
            mailbox_open(ni, 99999, pool);                                  | mailbox_open: PTL_INV_PTINDEX
            mailbox_open(ni, 4, pool); r = mailbox_receive(1 << 32, pool);  | mailbox_receive: a tag has 32 bits
            """)
    void shouldEndTheRunWhereAProtocolFails(String statements, String message) throws Exception {
        Run run = new Run(parse(OPENING + statements + "}").get());
        run.toEnd();
        String failure = run.failure();
        assertTrue(failure.contains(message), failure);
    }

    @Test
    void shouldGoOnWhereAnErrorIsExpected() throws Exception {
        Run run = new Run(parse(OPENING + "r = mailbox_receive(1, pool) expect MAILBOX_NOT_OPEN; print \"on\"; }").get());
        run.toEnd();
        run.requireFine("expected");
        assertEquals(List.of("on"), run.program().output());
        Run wrong = new Run(parse(OPENING + "mailbox_open(ni, 4, pool) expect MAILBOX_NOT_OPEN; }").get());
        wrong.toEnd();
        assertTrue(wrong.failure().contains("mailbox_open: expected MAILBOX_NOT_OPEN, found no error"), wrong.failure());
    }

    @Test
    void shouldKnowThoseProtocolsThatItIsGiven() {
        assertInstanceOf(Mailbox.class, Protocols.installed(Mailbox.class.getClassLoader()).get("mailbox"));
        assertTrue(ScenarioReader.parse("test.ptl", OPENING + "}").report().contains("no protocol: none has been installed"));
        assertThrows(IllegalArgumentException.class, () -> Protocols.of(List.of(new Mailbox(), new Mailbox())));
        assertThrows(IllegalArgumentException.class, () -> PROTOCOLS.and(List.of(new Mailbox())));
        assertEquals(PROTOCOLS.all(), Protocols.NONE.and(PROTOCOLS.all()).all());
    }

    private static ParseResult parse(String text) {
        return ScenarioReader.parse(SourceId.text("test.ptl"), "test.ptl", text, new FolderImports(null), PROTOCOLS);
    }

    private static String report(String text) {
        return parse(text).problems().stream()
                .map(problem -> problem.position().line() + ":" + problem.position().column() + ": " + problem.message())
                .collect(java.util.stream.Collectors.joining("\n"));
    }
}
