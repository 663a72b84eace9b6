package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Returned;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.ReceiveQueue;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.protocol.Ticketing;
import org.portalscope.scenario.protocol.mailbox.Mailbox;
import org.portalscope.scenario.source.Imports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scenario.thread.ObservedState;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.program.SourceId;

/** A scenario can use what a protocol offers; the mailbox of these tests is one, with everything that a protocol has. */
class ProtocolTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new Mailbox(), new Ticketing()));
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
    @ValueSource(strings = {"mailbox-requests", "mailbox-unexpected", "ticketing-outputs", "ticketing-imported", "ticketing-memory", "ticketing-functions"})
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
    @ValueSource(strings = {"mailbox-requests", "mailbox-unexpected", "ticketing-outputs", "ticketing-imported", "ticketing-memory", "ticketing-functions"})
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
    @ValueSource(strings = {"mailbox-requests", "mailbox-unexpected", "ticketing-outputs", "ticketing-imported", "ticketing-memory", "ticketing-functions"})
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
            ticketing_issue(2);                     | 1: found 1 argument, expected 2: ticketing_issue(count, &tickets)
            ticketing_issue(&n, &t);                | 17: found '&n', expected an integer without '&': count of ticketing_issue is an input
            t = 1; ticketing_issue(2, t);           | 27: found 't', expected '&t': tickets of ticketing_issue is an output
            ticketing_issue(2, 3);                  | 20: found '3', expected '&' and a name: tickets of ticketing_issue is an output
            t = 1; ticketing_issue(2, &t);          | 27: found 't', expected a name for a list of tickets: elsewhere this is an integer
            ticketing_issue(2, &pool);              | 20: found 'pool', expected a name that is free: this is a region, whose bytes 'pool[..] = …' sets
            ticketing_redeem(&t, 1, NULL);          | 19: found 't', expected a name that has been bound
            ticketing_redeem(&TICKETING_REDEEMED, 1, NULL); | 18: found 'TICKETING_REDEEMED', expected a name that is free: this is a ticket
            t = 1; ticketing_redeem(&t, 1, NULL);   | 25: found 't', expected a name for a ticket: elsewhere this is an integer
            ticketing_redeem(NULL, 1, NULL);        | 18: found 'NULL', expected '&' and a name: ticket of ticketing_redeem is an output
            ticketing_price([], 3, &r);             | 21: found '3', expected the name of a function of the scenario as pricing of ticketing_price
            ticketing_price([], cost, &r);          | 21: found 'cost', expected the name of a function of the scenario as pricing of ticketing_price
            ticketing_read(pool, TICKETING_NO_RECEIPTS); | 22: found 'TICKETING_NO_RECEIPTS', expected '&' and a name: receipt of ticketing_read is an output
            ticketing_read(3, &r);                  | 16: found '3', expected a region as paper of ticketing_read, not an integer
            b = "text"; ticketing_read(pool[0..2], &b); | 40: found 'b', expected a name for a receipt: elsewhere this is a text
            ticketing_read(bytes(65)[0..1], &r); | 16: found 'bytes(65)[0..1]', expected a region as paper of ticketing_read, not a byte string
            ticketing_read(pool, &r); x = r.payed;  | 33: found 'payed', expected a member of a receipt
            ticketing_file({ payed = 1 }, [], pool); | 18: found 'payed', expected a member of a receipt
            ticketing_file({ paid = 1, paid = 2 }, [], pool); | 28: found 'paid', expected each member once
            ticketing_file({ paid = pool }, [], pool); | 25: found 'pool', expected an integer for paid, not a region
            ticketing_file({ paid = 1 }, [3], pool); | 30: found '[3]', expected a list of receipts as receipts of ticketing_file, not a list of integers
            ticketing_file({ paid = 1 }, [], "text"); | 34: found '"text"', expected an integer as place of ticketing_file, not a text
            x = TICKETING_NO_RECEIPT + 1;           | 5: found 'TICKETING_NO_RECEIPT', expected an integer, not a receipt that is not wanted
            t = []; ticketing_redeem_all(&t, [1, ni], NULL); | 38: found 'ni', expected an integer as in front of it, not a network interface handle
            """)
    void shouldCheckArgumentsBeforeTheyAreUsed(String statement, String message) {
        assertEquals("3:" + message, report(OPENING.replace("mailbox", "ticketing") + statement + "}"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ticketing_show(pool, cost);     | 22: found 'cost', expected a function that takes a region as paper, and returns nothing
            ticketing_price([], show, &r);  | 21: found 'show', expected a function that takes a ticket as ticket, and returns an integer
            ticketing_price([], give, &r);  | 21: found 'give', expected a function that takes a ticket as ticket, and returns an integer
            """)
    void shouldCheckFunctionsThatAreToBeCalledBack(String statement, String message) {
        String functions = "function show(r: region) { } function give(t: ticket) { } function cost(t: ticket): integer { return 1; }\n";
        assertEquals("4:" + message, report(OPENING.replace("mailbox", "ticketing") + functions + statement + "}"));
    }

    /** A protocol has hundreds of classes. */
    @Test
    void shouldMakeNoProtocolForAScenarioThatUsesNone() throws ScenarioException {
        Protocols protocols = Protocols.onDemand(() -> {
            throw new AssertionError("somebody asks for a protocol");
        });
        World world = Scenario.readText("none.ptl", "scenario \"No protocol\"; process alone at 0:0 { PtlInit(&max); }", protocols).world();
        world.advance(world.enabled().get(0));
        String text = "scenario \"One\"; use mpi; process alone at 0:0 { }";
        assertThrows(AssertionError.class, () -> Scenario.readText("one.ptl", text, protocols));
    }

    @Test
    void shouldSuggestWhatIsMeant() {
        List<String> corrected = parse(OPENING.replace("mailbox", "ticketing") + "t = 1; ticketing_issue(&t, t); }").problems().stream()
                .flatMap(problem -> problem.corrections().stream()).map(Object::toString).toList();
        assertEquals(2, corrected.size(), corrected::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ticketing_issue(4, &tickets);                          | there are no more tickets
            ticketing_read(pool[3..9], &r);                        | found '9', expected a bound of the slice from 0 to 8
            ticketing_read(pool[5..3], &r);                        | found '5', expected a bound of the slice from 0 to 3
            if 0 { ticketing_issue(1, &t); } ticketing_redeem_all(&t, [], NULL); | found 't', expected a name that has a value by now
            """)
    void shouldEndTheRunWhereAnArgumentIsWrong(String statements, String message) throws Exception {
        Run run = new Run(parse(OPENING.replace("mailbox", "ticketing") + statements + "}").get());
        run.toEnd();
        assertTrue(run.failure().contains(message), run::failure);
    }

    @Test
    void shouldPrintStructures() throws Exception {
        Run run = new Run(scenario("ticketing-outputs"));
        run.toEnd();
        assertEquals(List.of("{ticket = 0, paid = 0}"), run.program().output());
        assertEquals(Map.of("ticket", "TICKETING_REDEEMED", "paid", "0"),
                run.program().activations(0).get(0).names().get("receipt").children().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, member -> member.getValue().text())));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            use mailbx;                 | 1:19: found 'mailbx', expected a protocol: mailbox, ticketing (did you mean mailbox?)
            use mailbox; use mailbox;   | 1:32: found 'mailbox', expected each protocol once
            const MAILBOX_LAST_TAG = 1; use mailbox; | 1:21: found 'MAILBOX_LAST_TAG', expected a name that nothing else has
            use ticketing { limt = 3 };       | 1:31: found 'limt', expected a parameter of ticketing: limit (did you mean limit?)
            use ticketing { limit = 3, limit = 4 }; | 1:42: found 'limit', expected each parameter once
            use ticketing { limit = 0 };      | 1:39: found '0', expected a number from 1 to 100 as limit of ticketing
            use ticketing { limit = 101 };    | 1:39: found '101', expected a number from 1 to 100 as limit of ticketing
            use ticketing { limit = "many" }; | 1:39: found '"many"', expected an integer, not a text
            use ticketing { limit = n };      | 1:39: found 'n', expected a constant that is known here
            use mailbox { limit = 3 };        | 1:29: found 'limit', expected no parameter: mailbox has none
            import "box-office.ptl"; use ticketing { limit = 5 }; | 1:64: found '5', expected 4 as at box-office.ptl:2:25: a run has one limit
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
    @ParameterizedTest
    @ValueSource(strings = {"mailbox-imported", "ticketing-outputs", "ticketing-memory"})
    void shouldHoldInAllOrders(String name) throws Exception {
        Scenario scenario = scenario(name);
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
    void shouldSetParametersForTheFunctionsOfAllFiles() throws Exception {
        Run run = new Run(scenario("ticketing-imported"));
        run.toEnd();
        run.requireFine("round robin");
        Run usual = new Run(parse("""
                scenario "x"; use ticketing; process p at 0:0 { ticketing_issue(4, &t) expect TICKETING_SOLD_OUT; print t.length; }""").get());
        usual.toEnd();
        assertEquals(List.of("3"), usual.program().output());
    }

    /** Also where a call begins with a barrier, it waits there. */
    @Test
    void shouldWaitAtBarriersOfCalls() throws Exception {
        String text = "scenario \"x\"; use ticketing; process a at 0:0 { ticketing_gather(); print 1; } process b at 1:0 { %s ticketing_gather(); }";
        Run alone = new Run(parse(text.formatted("wait until x == 1; x = 0;").replace("at 1:0 {", "at 1:0 { thread late { x = 0; }")).get());
        alone.toEnd();
        assertEquals(List.of(), alone.program().output());
        assertEquals(2, alone.world.waiting().size());
        Run both = new Run(parse(text.formatted("")).get());
        both.toEnd();
        both.requireFine("both");
        assertEquals(List.of("1"), both.program().output());
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
        return ScenarioReader.parse(SourceId.text("test.ptl"), "test.ptl", text, ProtocolTest::imported, PROTOCOLS);
    }

    private static Imports.Module imported(SourceId importer, String file, String path) {
        try (InputStream in = ProtocolTest.class.getResourceAsStream("/protocol/" + path)) {
            return new Imports.Module(SourceId.text(path), path, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String report(String text) {
        return parse(text).problems().stream()
                .map(problem -> problem.position().line() + ":" + problem.position().column() + ": " + problem.message())
                .collect(java.util.stream.Collectors.joining("\n"));
    }
}
