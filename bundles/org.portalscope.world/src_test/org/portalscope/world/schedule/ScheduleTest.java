package org.portalscope.world.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.world.Choice;
import org.portalscope.world.RandomWorld;
import org.portalscope.world.World;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.Violation;
import org.portalscope.world.schedule.Schedule.Line;

class ScheduleTest {

    private static final ScheduleOrigin ORIGIN = ScheduleOrigin.of("A put", "put.ptl", List.of("scenario \"A put\";\n"));
    private static final long LIVELY = 116;
    private static final String HEADER = "portalscope-schedule 1\ntitle A put\nscenario " + ORIGIN.digest() + " put.ptl\n";

    @Test
    void shouldReadWhatItWrote() throws ScheduleException {
        Schedule schedule = new Schedule("a.schedule", ORIGIN, List.of("client:send 2 PTL_NI_DATA_LOST"), run(5).lines());
        assertEquals(schedule, Schedule.parse("a.schedule", schedule.text()));
        assertTrue(schedule.lines().size() > 100);
    }

    @ParameterizedTest
    @CsvSource({"'', finding LEAK", "p0 leaves 1 queue, finding LEAK  // p0 leaves 1 queue"})
    void shouldNameWhatIsWrongAtItsEnd(String words, String line) throws ScheduleException {
        Optional<Violation> finding = Optional.of(new Violation(Finding.Kind.LEAK, words));
        Schedule schedule = new Schedule("a.schedule", ORIGIN, List.of(), finding, run(5).lines());
        assertEquals(schedule, Schedule.parse("a.schedule", schedule.text()));
        assertEquals(line, schedule.text().lines().toList().get(3));
        assertEquals("a.schedule:6", schedule.place(0));
    }

    @Test
    void shouldBeReadableByPeople() {
        List<String> lines = run(5).text().lines().toList();
        assertEquals(HEADER + "choices " + (lines.size() - 4), String.join("\n", lines.subList(0, 4)));
        assertEquals("p0 run 0  // p0 runs line 1: call 0", lines.stream().filter(line -> line.startsWith("p0 run 0")).findFirst().orElseThrow());
        assertTrue(lines.stream().anyMatch(line -> line.matches("p\\d deliver put #\\d+ of \\d:0  // put #\\d+ from \\d:0 arrives at \\d:0")));
        assertTrue(lines.stream().anyMatch(line -> line.matches("p\\d fail \\w+ #\\d+ of \\d:0 PTL_NI_DATA_LOST  // .* fails at p\\d .*")));
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "5", "6", "7", "8"})
    void shouldMakeTheSameRunHappenAgain(long seed) throws ScheduleException {
        Schedule schedule = Schedule.parse("a.schedule", run(seed).text());
        World world = RandomWorld.of(LIVELY);
        ReplayScheduler recorded = new ReplayScheduler(schedule, new RoundRobinScheduler());
        for (Optional<Choice> next = recorded.next(world); next.isPresent(); next = recorded.next(world)) {
            world.advance(next.get());
        }
        assertEquals(Optional.empty(), recorded.obstacle(world));
        assertEquals(schedule.lines().size(), world.transitions());
        assertEquals(finalDump(seed), world.dump());
    }

    @Test
    void shouldGoOnAsAnotherSchedulerSaysBehindItsEnd() {
        World world = RandomWorld.of(LIVELY);
        ReplayScheduler nothing = new ReplayScheduler(new Schedule("a.schedule", ORIGIN, List.of(), List.of()), new RandomScheduler(3));
        assertEquals(new RandomScheduler(3).next(world), nothing.next(world));
    }

    @Test
    void shouldSayWhereItDoesNotFitAndWhatIsPossibleInstead() throws ScheduleException {
        Schedule schedule = Schedule.parse("a.schedule", HEADER + "choices 2\np0 run 0\np1 deliver put #1 of 0:0\n");
        World world = RandomWorld.of(LIVELY);
        ReplayScheduler recorded = new ReplayScheduler(schedule, new RoundRobinScheduler());
        world.advance(recorded.next(world).orElseThrow());
        assertEquals(Optional.empty(), recorded.next(world));
        assertEquals("a.schedule:6: 'p1 deliver put #1 of 0:0' cannot happen here; what can is 'p0 run 0', 'p0 run 1', 'p1 run 0', 'p1 run 1'. "
                + "The schedule was recorded with something else, or has been changed", recorded.obstacle(world).orElseThrow());
    }

    @Test
    void shouldFailAnOperationThatWouldComplete() {
        World world = RandomWorld.of(LIVELY);
        Choice.Complete completes = firstCompletion(world);
        String words = ScheduledChoice.of(world, completes).toString().replace("complete", "fail") + " PTL_NI_DATA_CORRUPT";
        Choice fails = new Choice.Complete(completes.process(), completes.operation(), NiFailType.PTL_NI_DATA_CORRUPT);
        assertEquals(Optional.of(fails), ScheduledChoice.parse(words).orElseThrow().in(world));
    }

    @Test
    void shouldRefuseAnotherScenario() {
        ScheduleOrigin other = ScheduleOrigin.of("A get", "get.ptl", List.of("scenario \"A get\";\n"));
        ScheduleException refusal = assertThrows(ScheduleException.class, () -> run(1).require(other));
        assertEquals("a.schedule:3: this schedule was recorded with put.ptl \"A put\" of SHA-256 " + ORIGIN.digest().substring(0, 12)
                + "…, not with get.ptl \"A get\" of SHA-256 " + other.digest().substring(0, 12)
                + "…; run it with the scenario that it was recorded with, or record it again", refusal.getMessage());
    }

    @Test
    void shouldTellScenariosApartByTheirSourcesOnly() {
        assertEquals(ORIGIN.digest(), ScheduleOrigin.of("", "", List.of("scenario \"A put\";\r\n")).digest());
        assertNotEquals(ORIGIN.digest(), ScheduleOrigin.of("A put", "put.ptl", List.of("scenario \"A put\"; \n")).digest());
        assertNotEquals(ScheduleOrigin.of("", "", List.of("ab", "c")), ScheduleOrigin.of("", "", List.of("a", "bc")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'' | 1:1: found the end of the file, expected 'portalscope-schedule 1': this is no schedule",
        "scenario \"A put\"; | 1:1: found 'scenario \"A put\";', expected 'portalscope-schedule 1': this is no schedule",
        "portalscope-schedule 2 | 1:1: this is a schedule of another version of Portalscope; this one reads 'portalscope-schedule 1'",
        "portalscope-schedule 1 | 2:1: found the end of the file, expected 'title' and the title of the scenario",
        "HEADERp0 run 0 | 4:1: found 'p0 run 0', expected 'choices' and how many there are",
        "HEADERfinding LACK | 4:1: found 'finding LACK', expected 'finding' and one of ASSERT, STUCK, DROP, VOLATILE, LEAK, LIVELOCK",
        "HEADERchoices 1 | 5:1: the file ends here, but 1 of the choices announced before are still missing: it has been cut off",
        "HEADERchoices 0/p0 run 0 | 5:1: there are more than the 0 choices announced before; if it was you who added some, correct that number",
        "HEADERchoices 1/p0 runs 0 | 5:1: found 'p0 runs 0', expected a choice such as 'client run 0', "
            + "'server deliver put #1 of 0:0' or 'server complete put #1 of 0:0'",
        "HEADERfault a/choices 99999999999 | 5:1: found 'choices 99999999999', expected 'choices' and how many there are"})
    void shouldSayWhatIsWrong(String text, String message) {
        ScheduleException problem = assertThrows(ScheduleException.class,
                () -> Schedule.parse("a.schedule", text.replace("HEADER", HEADER).replace('/', '\n')));
        assertEquals("a.schedule:" + message, problem.getMessage());
    }

    @Test
    void shouldReadFiles(@TempDir Path folder) throws IOException, ScheduleException {
        Path file = folder.resolve("a.schedule");
        Files.writeString(file, run(2).text());
        assertEquals(run(2).lines(), Schedule.read(file).lines());
        Files.write(file, "title Gr\u00fc\u00dfe".getBytes(StandardCharsets.ISO_8859_1));
        assertProblem(file, ": the file is not UTF-8 text, so it is no schedule");
        assertProblem(folder, ": this is a folder, not a schedule");
        assertProblem(folder.resolve("none"), ": there is no such file");
    }

    private static void assertProblem(Path file, String message) {
        assertEquals(file + message, assertThrows(ScheduleException.class, () -> Schedule.read(file)).getMessage());
    }

    private static Choice.Complete firstCompletion(World world) {
        RoundRobinScheduler roundRobin = new RoundRobinScheduler();
        Choice next = roundRobin.next(world).orElseThrow();
        while (!(next instanceof Choice.Complete complete) || complete.niFailType() != NiFailType.PTL_NI_OK) {
            world.advance(next);
            next = roundRobin.next(world).orElseThrow();
        }
        return complete;
    }

    /** The run of a seed in a random world in which much happens. */
    private static Schedule run(long seed) {
        World world = RandomWorld.of(LIVELY);
        RandomScheduler random = new RandomScheduler(seed);
        List<Line> lines = new ArrayList<>();
        for (Optional<Choice> next = random.next(world); next.isPresent(); next = random.next(world)) {
            lines.add(Line.of(world, next.get()));
            world.advance(next.get());
        }
        return new Schedule("a.schedule", ORIGIN, List.of(), lines);
    }

    private static String finalDump(long seed) {
        World world = RandomWorld.of(LIVELY);
        RandomScheduler random = new RandomScheduler(seed);
        for (Optional<Choice> next = random.next(world); next.isPresent(); next = random.next(world)) {
            world.advance(next.get());
        }
        return world.dump();
    }
}
