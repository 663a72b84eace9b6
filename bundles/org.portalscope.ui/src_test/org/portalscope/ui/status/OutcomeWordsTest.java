package org.portalscope.ui.status;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.Expectation;
import org.portalscope.presentation.control.Expectations;
import org.portalscope.presentation.control.RunOutcome;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.TestSessions;

class OutcomeWordsTest {

    @Test
    void shouldSayNothingBeforeTheEnd() throws ScenarioException {
        assertEquals(Optional.empty(), TestSessions.controller(TestSessions.processes("a = 1;", "b = 1;")).snapshot().outcome());
    }

    @Test
    void shouldSayHowAGoodRunEnded() throws ScenarioException {
        SessionSnapshot ended = end("a = 1;\nassert a == 1;", "").snapshot();
        assertEquals("the run has ended: 2 transitions, 0 messages, <a href=\"1\">all expectations met</a>", markup(ended));
        assertEquals(State.ACCEPTED, OutcomeWords.state(ended.outcome().orElseThrow().result().result()));
    }

    @Test
    void shouldSayThatNothingWasExpectedAndLeadNowhere() throws ScenarioException {
        assertEquals("the run has ended: 2 transitions, 0 messages, nothing was expected", markup(end("a = 1;", "b = 1;").snapshot()));
    }

    @Test
    void shouldCountWhatMustHoldAlwaysAsExpected() throws ScenarioException {
        assertTrue(markup(end("always a < 2;\na = 1;", "").snapshot()).endsWith("<a href=\"1\">all expectations met</a>"));
    }

    @Test
    void shouldTellAFailureWholeAndLeadToItsPlace() throws ScenarioException {
        String reason = "a long word ".repeat(20).strip() + " <here>";
        SessionSnapshot ended = end("a = 1;\nassert a == 2, \"" + reason + "\";", "").snapshot();
        assertEquals("the run has failed: " + reason.replace("<", "‹") + ": a == 2 does not hold: a is 1  ·  <a href=\"1\">line 4 of first</a>"
                + "  ·  <a href=\"3\">what was expected</a>", markup(ended));
        assertEquals(4, parts(ended).get(1).place().orElseThrow().line());
        assertEquals(State.REFUSED, OutcomeWords.state(ended.outcome().orElseThrow().result().result()));
    }

    @Test
    void shouldSayWhoWaitsAndLeadToWhere() throws ScenarioException {
        SessionSnapshot ended = end("a = 1;\nwait until a == 2;", "").snapshot();
        assertEquals("nothing more can happen: <a href=\"1\">first at line 4</a> is blocked in wait until a == 2",
                markup(ended));
        assertEquals(4, parts(ended).get(1).place().orElseThrow().line());
    }

    @Test
    void shouldSayWhoWaitsForWhom() throws ScenarioException {
        SessionSnapshot ended = end("barrier;", "wait until 1 == 2;\nbarrier;").snapshot();
        assertEquals("nothing more can happen: <a href=\"1\">first at line 3</a> is blocked in barrier: second has not reached it; "
                + "<a href=\"4\">second at line 6</a> is blocked in wait until 1 == 2", markup(ended));
        assertTrue(ended.ending().orElseThrow().contains("first at line 3 is blocked in barrier: second has not reached it"));
    }

    @Test
    void shouldNameEachStatementOnceAndOnlySoMany() throws ScenarioException {
        String threads = IntStream.range(0, 5).mapToObj(number -> "thread t" + number + " { wait until 1 == 2; }").collect(Collectors.joining("\n"));
        SessionSnapshot ended = end("", "}\nprocess rank[3] as i at 2:0 {\nwait until i == 3;\n}\nprocess last at 5:0 {\n" + threads).snapshot();
        assertEquals("nothing more can happen: <a href=\"1\">rank[0] and 2 others at line 8</a> are blocked, rank[0] in wait until i == 3; "
                + "<a href=\"4\">last t0 at line 11</a> is blocked in wait until 1 == 2; <a href=\"7\">last t1 at line 12</a> is blocked in wait until 1 == 2; "
                + "<a href=\"10\">last t2 at line 13</a> is blocked in wait until 1 == 2; 2 more are blocked", markup(ended));
    }

    @Test
    void shouldStayInSightAndLeadToTheEndFromBeforeIt() throws ScenarioException {
        SessionController controller = end("a = 1;", "b = 1;");
        controller.seek(Position.START);
        assertTrue(controller.snapshot().result().isEmpty());
        assertTrue(markup(controller.snapshot()).endsWith("  ·  <a href=\"2\">transition 2</a>"), markup(controller.snapshot()));
        controller.seek(controller.snapshot().outcome().orElseThrow().end());
        assertTrue(controller.snapshot().result().isPresent());
    }

    @Test
    void shouldListWhatWasExpectedAndWhatHeld() throws ScenarioException {
        SessionController failed = end("i = 0;\nwhile i < 3 {\nassert i < 3;\ni = i + 1;\n}\nassert i == 4;\nassert i == 5;", "");
        assertEquals(List.of("held 3", "failed 0", "not reached 0"), listed(failed));

        SessionController stuck = end("a = 1;\nassert a == 1;\nexpect drop NO_MATCH;", "assert 1 == 1;");
        assertEquals(List.of("held 1", "waits 0", "held 1"), listed(stuck));
        assertTrue(read(stuck).get(1).last().isEmpty());
        assertEquals("second", read(stuck).get(2).name());
    }

    @Test
    void shouldListWhatMustHoldAlwaysAndWhichOfThatFailed() throws ScenarioException {
        SessionController held = end("always i <= 3;\ni = 0;\nwhile i < 3 {\ni = i + 1;\n}\nassert i == 3;", "b = 1;");
        List<Expectation> read = read(held);
        assertEquals(List.of("held", "held"), read.stream().map(expectation -> expectation.verdict().words()).toList());
        assertEquals("always i <= 3;", read.get(1).place().quote());
        long made = IntStream.rangeClosed(1, held.snapshot().transitions()).filter(number -> held.snapshot().timeline().choice(number).process() == 0).count();
        assertEquals("after " + made + " transitions", read.get(1).heldWords());

        SessionController failed = end("always i != 2;\nalways i <= 3;\ni = 0;\nwhile i < 3 {\nassert i < 9;\ni = i + 1;\n}", "");
        assertEquals(List.of("held", "failed", "held"), read(failed).stream().map(expectation -> expectation.verdict().words()).toList());
        assertEquals(failed.snapshot().transitions(), read(failed).get(1).last().orElseThrow());
    }

    private static List<String> listed(SessionController controller) {
        return read(controller).stream().map(expectation -> expectation.verdict().words() + " " + expectation.held()).toList();
    }

    private static List<Expectation> read(SessionController controller) {
        return new Expectations(controller.session(), controller.snapshot().outcome().orElseThrow()).read(() -> false);
    }

    private static List<RunOutcome.Part> parts(SessionSnapshot snapshot) {
        return snapshot.outcome().orElseThrow().parts(snapshot.position());
    }

    private static String markup(SessionSnapshot snapshot) {
        return OutcomeWords.markup(parts(snapshot));
    }

    private static SessionController end(String first, String second) throws ScenarioException {
        SessionController controller = TestSessions.controller(TestSessions.processes(first, second));
        controller.move(StepKind.RESUME, Direction.FORWARD);
        return controller;
    }
}
