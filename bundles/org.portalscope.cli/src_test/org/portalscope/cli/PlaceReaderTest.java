package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.analysis.place.Place;
import org.portalscope.analysis.place.PlaceReader;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.cli.step.Stepper;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Places that are described, in runs that go on and in recordings. */
class PlaceReaderTest {

    private static final String SCENARIO = "3.8.2-threshold-and-unlink";
    private static final String TIMED = """
            scenario "Time"; channel { latency = 2us };
            process p at 0:0 user 1 { compute 3us; print "a"; print "b"; wait 500ns; print "c"; }
            """;

    @Test
    void shouldFindTransitionsStepsAndShares() throws Exception {
        LocalSession session = executed(SCENARIO);
        int size = session.timeline().size();
        assertEquals(new Position(17, 1), place(session, "17"));
        assertEquals(new Position(17, 2), place(session, " 17.2 "));
        assertEquals(Position.START, place(session, "0"));
        assertEquals(Position.START, place(session, "0%"));
        assertEquals(new Position((int) Math.round(size * 0.4), 1), place(session, "40%"));
        assertEquals(new Position(size, 1), place(session, "100 %"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"put #2 of 0:0", "put #2", "put 2 from 0:0"})
    void shouldFindTheArrivalOfAMessage(String text) throws Exception {
        LocalSession session = executed(SCENARIO);
        assertEquals("put #2 from 0:0 arrives", words(session, place(session, text)));
        LocalSession recorded = recorded();
        assertEquals("put #2 from 0:0 arrives", words(recorded, place(recorded, text)));
        recorded.learn(WorkerPool.ALONE, RunProgress.NONE, () -> false);
        assertEquals("put #2 from 0:0 arrives", words(recorded, place(recorded, text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ack #1 of 1:0", "ack #1 from 0:0"})
    void shouldTellWhoBeganAnOperationFromWhoSentAMessageOfIt(String text) throws Exception {
        LocalSession session = executed("5.2-catch-basin");
        assertEquals("ack #1 from 0:0 arrives", words(session, place(session, text)));
        assertEquals(Optional.of("There is no ack #1 from 1:0 in what has been executed; the run is over."), missing(session, "ack #1 from 1:0"));
    }

    @Test
    void shouldFindTheSendingOfAMessageThatHasNotArrived() throws Exception {
        LocalSession session = open(SCENARIO);
        try (SessionDriver driver = session.drive()) {
            driver.run(Direction.FORWARD, step -> step.transition().steps().get(step.made() - 1).kind().equals("MessageSent"), () -> false);
            String sent = words(session, session.position());
            assertTrue(sent.startsWith("put #1 leaves"), sent);
            assertEquals(session.position(), place(session, "put #1 of 0:0"));
            assertEquals(session.position(), place(session, "put #1"));
        }
    }

    @Test
    void shouldFindTheBeginningOfAnOperation() throws Exception {
        LocalSession session = executed(SCENARIO);
        Position named = place(session, "op #3 of 0:0");
        assertTrue(named.compareTo(place(session, "put #3")) < 0, named::toString);
        assertEquals(named.transition(), place(session, "op #3").transition());
        LocalSession recorded = recorded();
        assertEquals("3", recorded.timeline().stepBefore(place(recorded, "op #3 of 0:0")).words().replaceAll(".*#([0-9]+).*", "$1"));
    }

    @Test
    void shouldGoOnFromLabelToLabelOfOneName() throws Exception {
        LocalSession session = executed("5.2-catch-basin");
        try (SessionDriver driver = session.drive()) {
            driver.seek(Position.START);
            Position busy = place(session, "label busy");
            assertEquals("busy", session.timeline().labels().stream().filter(label -> label.number() == busy.transition()).findFirst().orElseThrow().text());
            assertTrue(busy.compareTo(place(session, "label free")) < 0);
            driver.seek(busy);
            assertEquals(busy, place(session, "label busy"));
        }
    }

    @Test
    void shouldFindTheNextStatementOfALineAndBeginAnew() throws Exception {
        LocalSession session = executed(SCENARIO);
        int line = line(session, "PtlMDUpdate");
        Position end = session.position();
        Position update = place(session, "line " + line);
        assertTrue(update.compareTo(end) < 0);
        assertTrue(session.timeline().stepBefore(update) instanceof ThreadScheduled scheduled && scheduled.place().line() == line && !scheduled.wakes());
        assertEquals(update, place(session, "server line " + line));
        Problems problems = new Problems();
        assertTrue(PlaceReader.read("client line " + line, session, problems).isEmpty());
        assertTrue(problems.sorted().get(0).message().startsWith("found '" + line + "', expected a line in which a statement begins"));
    }

    @Test
    void shouldFindTheFirstTransitionAtATime() throws Exception {
        Scenario scenario = ScenarioReader.parse("timed.ptl", TIMED).get();
        LocalSession session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
        try (SessionDriver driver = session.drive()) {
            driver.run(Direction.FORWARD, step -> false, () -> false);
        }
        long last = session.timeline().transition(session.timeline().size()).time();
        for (long time = 0; time <= last; time += 500) {
            long wanted = time;
            int first = IntStream.rangeClosed(1, session.timeline().size()).filter(number -> session.timeline().transition(number).time() >= wanted)
                    .findFirst().orElseThrow();
            assertEquals(new Position(first, 1), place(session, "time " + time + "ns"));
        }
        assertEquals(place(session, "time 3000ns"), place(session, "time 3 us"));
        String late = missing(session, "time 1s").orElse("");
        assertTrue(late.startsWith("Nothing has happened at 1 s or later: the last transition was at "), late);
    }

    @Test
    void shouldFindATimeInARecording() throws Exception {
        Path file = Path.of("..", "org.portalscope.scenario", "src_test", "language", "virtual-time.ptl");
        LocalSession session = new RecordedWorlds(RecordedCourse.of(file, 0, CapturePolicy.ALL).recording()).launch("").start();
        Position there = place(session, "time 3us");
        assertTrue(session.timeline().transition(there.transition()).time() >= 3_000);
        assertTrue(session.timeline().transition(there.transition() - 1).time() < 3_000);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "77|found '77', expected a transition from 0 to 76: the run has 76 transitions so far; the run is over",
        "101%|found '101%', expected a transition such as 12, a step of one such as 12.5, or a share of the run from 0% to 100%, such as 40%; "
            + "the run has 76 transitions so far; the run is over",
        "putt #1|found 'putt #1', expected a place, such as " + PlaceReader.EXAMPLES,
        "put seven|found 'seven', expected the number of a message and who began its operation, such as put #7 or put #7 of 0:0",
        "label x|found 'x', expected the name of a label that the run has come to; the run has come to none yet",
        "time 5|found '5', expected a time, such as 5us, 2.3 us or 300ns",
        "sever line 33|found 'sever', expected the name of a process (did you mean server?)",
        "line 32|found '32', expected a line in which a statement begins, such as 33",
        "''|found nothing, expected a place, such as " + PlaceReader.EXAMPLES})
    void shouldSayWhatWasExpected(String text, String message) throws Exception {
        LocalSession session = executed(SCENARIO);
        Problems problems = new Problems();
        assertTrue(PlaceReader.read(text, session, problems).isEmpty());
        assertEquals(message, problems.sorted().get(0).message());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "17.99|Transition 17 has 18 steps, not 99.",
        "put #999999999 of 0:0|There is no put #999999999 of 0:0 in what has been executed; the run is over.",
        "op #1 of 7:7|There is no op #1 of 7:7 in what has been executed; the run is over.",
        "reply #1|There is no reply #1 in what has been executed; the run is over.",
        "time 5us|The run has no time: its scenario does not say what messages cost, or nothing has been executed."})
    void shouldSayWhatTheRunDoesNotHave(String text, String sentence) throws Exception {
        assertEquals(Optional.of(sentence), missing(executed(SCENARIO), text));
    }

    @Test
    void shouldSayThatMoreCanBeExecuted() throws Exception {
        assertEquals(Optional.of("There is no put #1 in what has been executed; F8 or a run executes more unless it is over."),
                missing(open(SCENARIO), "put #1"));
    }

    @Test
    void shouldGoThereInTheTerminal() throws Exception {
        LocalSession session = open(SCENARIO);
        String out = step(session, "c", "go put #2 of 0:0", "go 9999");
        assertEquals("put #2 from 0:0 arrives", words(session, session.position()));
        assertTrue(out.contains("found '9999', expected a transition from 0 to " + session.timeline().size()), out);
    }

    @Test
    void shouldGoThereInARecording() throws Exception {
        LocalSession session = recorded();
        assertTrue(step(session, "go 50%", "go op #1 of 9:9").contains("There is no op #1 of 9:9 in what has been executed"));
        assertEquals(new Position((int) Math.round(session.timeline().size() / 2.0), 1), session.position());
    }

    private static String step(LocalSession session, String... commands) throws IOException {
        StringWriter out = new StringWriter();
        Launch launch = new Launch("", "", () -> null, RoundRobinScheduler::new);
        new Stepper(session, new BufferedReader(new StringReader(String.join("\n", commands))), new PrintWriter(out), launch).run();
        return out.toString();
    }

    private static LocalSession open(String name) throws Exception {
        Scenario scenario = Library.open(name);
        return new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
    }

    /** With its cursor at the end. */
    private static LocalSession executed(String name) throws Exception {
        LocalSession session = open(name);
        try (SessionDriver driver = session.drive()) {
            driver.run(Direction.FORWARD, step -> false, () -> false);
        }
        return session;
    }

    private static LocalSession recorded() throws Exception {
        LocalSession run = executed(SCENARIO);
        LocalSession recorded = new RecordedWorlds(RecordedCourse.of(ScenarioFiles.all().filter(file -> file.endsWith(SCENARIO + ".ptl")).findFirst()
                .orElseThrow(), 0, CapturePolicy.ALL).recording()).launch("").start();
        assertFalse(run.timeline().size() > recorded.timeline().size());
        return recorded;
    }

    private static int line(LocalSession session, String statement) {
        return session.state().processes().stream().flatMap(process -> process.statements().stream()).filter(place -> place.quote().startsWith(statement))
                .findFirst().orElseThrow().line();
    }

    private static Position place(LocalSession session, String text) {
        return find(session, text).orElseThrow();
    }

    private static Optional<Position> find(LocalSession session, String text) {
        return read(session, text).find(new ParallelScan(WorkerPool.ALONE), RunProgress.NONE, () -> false);
    }

    private static Optional<String> missing(LocalSession session, String text) {
        return find(session, text).isPresent() ? Optional.empty() : Optional.of(read(session, text).missing());
    }

    private static Place read(LocalSession session, String text) {
        Problems problems = new Problems();
        return PlaceReader.read(text, session, problems).orElseThrow(() -> new AssertionError(problems.sorted().stream().map(Problem::message).toList()));
    }

    private static String words(LocalSession session, Position position) {
        return session.timeline().stepBefore(position).words();
    }
}
