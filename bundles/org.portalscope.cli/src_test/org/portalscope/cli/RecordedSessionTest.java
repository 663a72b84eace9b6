package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** A session over a recording has its whole timeline from the start, and any moment of it is that of the run. */
class RecordedSessionTest {

    private static final int JUMPS = 12;
    private static final String MANY_PUTS = """
            scenario "Many puts";
            process server at 1:0 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 64, &eq);
                PtlMEAttach(ni, 4, client, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
                repeat 12000 { PtlEQWait(eq, &event); }
            }
            process client at 0:0 {
                region greeting[8] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = greeting, length = 8 }, &md);
                barrier;
                label "half a dozen";
                repeat 6000 { PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0); }
            }
            """;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(0);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldComeToTheStateOfEveryMoment(Path file) throws ScenarioException {
        RecordedCourse course = RecordedCourse.of(file, 2, CapturePolicy.ALL);
        LocalSession session = new RecordedWorlds(course.recording()).launch("").start();
        assertEquals(course.transitions().size(), session.timeline().size());
        Random random = new Random(3);
        SessionDriver driver = session.drive();
        for (int jump = 0; jump < JUMPS; jump++) {
            int number = random.nextInt(session.timeline().size() + 1);
            driver.seek(new Position(number, session.timeline().steps(number)));
            assertEquals(portals(course.states().get(number)), portals(session.state()), () -> "behind " + number);
        }
    }

    /** Whether its timeline is there from the start or grows, a session over what a part of the processes took comes to the same states. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldRepeatProcessesByThemselves(Path file) throws ScenarioException {
        MemoryRecording whole = RecordedCourse.of(file, 2, CapturePolicy.ALL).recording();
        RecordingOrigin origin = whole.origin();
        MemoryRecording alone = new MemoryRecording(new RecordingOrigin(origin.title(), "0", origin.processes().subList(0, 1), List.of(), List.of(),
                CapturePolicy.ALL), whole.transitions().stream().filter(transition -> transition.process() == 0).toList());
        RecordedWorlds worlds = new RecordedWorlds(alone);
        World world = worlds.world();
        List<String> states = new ArrayList<>(List.of(portals(RecordedCourse.state(world))));
        for (int number = 1; number <= worlds.size(); number++) {
            world.advance(worlds.choice(world, number));
            states.add(portals(RecordedCourse.state(world)));
        }
        assertEquals(Optional.empty(), world.failure());
        Launch launch = worlds.launch("");
        LocalSession growing = new Launch("", "", launch.worlds(), launch.schedulers()).start();
        LocalSession complete = launch.start();
        SessionDriver driver = growing.drive();
        driver.run(Direction.FORWARD, step -> false, () -> false);
        SessionDriver other = complete.drive();
        assertEquals(worlds.size(), growing.timeline().size());
        Random random = new Random(5);
        for (int jump = 0; jump < JUMPS; jump++) {
            int number = random.nextInt(worlds.size() + 1);
            driver.seek(new Position(number, growing.timeline().steps(number)));
            other.seek(new Position(number, complete.timeline().steps(number)));
            assertEquals(states.get(number), portals(growing.state()), () -> "behind " + number);
            assertEquals(states.get(number), portals(complete.state()), () -> "behind " + number);
            assertEquals(StepRows.of(growing.timeline().transition(Math.max(1, number)), List.of()),
                    StepRows.of(complete.timeline().transition(Math.max(1, number)), List.of()));
        }
    }

    /** The names are those of the program, which runs again; and no other value of one is known than it has then. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldKnowTheNamesOfTheProgram(Path file) throws ScenarioException {
        RecordedCourse course = RecordedCourse.of(file, 2, CapturePolicy.NONE);
        Scenario scenario = ScenarioFiles.read(file);
        RecordedWorlds worlds = new RecordedWorlds(course.recording(), origin -> Optional.of(launch(scenario)));
        World original = scenario.world();
        World repeated = worlds.world();
        Scheduler scheduler = new RandomScheduler(2);
        for (int number = 1; number <= worlds.size(); number++) {
            original.advance(scheduler.next(original).orElseThrow());
            repeated.advance(worlds.choice(repeated, number));
            if (number % 7 == 0 || number == worlds.size()) {
                for (WorldProcess process : original.processes()) {
                    for (int thread = 0; thread < process.program().threadCount(); thread++) {
                        assertEquals(process.program().activations(thread).toString(),
                                repeated.process(process.index()).program().activations(thread).toString());
                    }
                }
            }
        }
        assertEquals(Optional.empty(), worlds.divergence());
    }

    @Test
    void shouldSayFromWhereTheProgramIsAnother() throws ScenarioException {
        Path file = Path.of("..", "org.portalscope.scenario", "library", "3.11.1-put.ptl");
        Scenario other = Scenario.readText(file.toString(), ScenarioFiles.read(file).source().replace("0x42", "0x43"), Protocols.NONE);
        RecordedWorlds worlds = new RecordedWorlds(RecordedCourse.of(file, 0, CapturePolicy.ALL).recording(), origin -> Optional.of(launch(other)));
        World world = worlds.world();
        for (int number = 1; number <= worlds.size(); number++) {
            world.advance(worlds.choice(world, number));
        }
        assertTrue(world.process(1).program().activations(0).get(0).names().isEmpty());
        assertTrue(worlds.divergence().orElseThrow().startsWith("From transition 12 on the program does something else"), worlds.divergence()::toString);
    }

    @Test
    void shouldBeginWithStatesThatTheRecordingHolds(@TempDir Path folder) throws IOException {
        Path recording = folder.resolve("many.ptlrec");
        PrintWriter nobody = new PrintWriter(Writer.nullWriter());
        Files.writeString(folder.resolve("many.ptl"), MANY_PUTS);
        Main.run(nobody, nobody, "record", folder.resolve("many.ptl").toString(), "-o", recording.toString());
        try (RecordingFile file = RecordingFile.open(recording)) {
            assertTrue(file.checkpoints().length > 1);
            RecordedWorlds worlds = new RecordedWorlds(file);
            LocalSession session = worlds.launch(recording.toString()).start();
            Timeline timeline = session.timeline();
            assertEquals("half a dozen", timeline.labels().get(0).text());
            SessionDriver driver = session.drive();
            World world = worlds.world();
            int made = 0;
            for (int number : new int[] {timeline.size(), 1, timeline.size() / 2, (int) file.checkpoints()[1], timeline.size() - 1}) {
                if (number < made) {
                    world = worlds.world();
                    made = 0;
                }
                for (; made < number; made++) {
                    world.advance(worlds.choice(world, made + 1));
                }
                driver.seek(new Position(number, timeline.steps(number)));
                assertEquals(portals(RecordedCourse.state(world)), portals(session.state()), "behind " + number);
            }
        }
    }

    private static Launch launch(Scenario scenario) {
        return new Launch(scenario.title(), scenario.fileName(), scenario::world, RoundRobinScheduler::new);
    }

    /** The state of Portals, without how messages in flight are told. */
    private static String portals(String state) {
        return state.substring(state.indexOf('\n') + 1);
    }

    private static String portals(WorldState world) {
        StringBuilder text = new StringBuilder();
        for (ProcessState process : world.processes()) {
            text.append(text.isEmpty() ? "" : "\n").append(process.label()).append(process.isDead()).append(process.portals().dump());
        }
        return text.toString();
    }
}
