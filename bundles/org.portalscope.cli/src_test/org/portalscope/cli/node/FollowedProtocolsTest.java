package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.breakpoint.BreakpointRun;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.cli.ProtocolView;
import org.portalscope.engine.protocol.ProtocolWarning;
import org.portalscope.expression.value.Problems;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.FollowedNodes;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.process.NodeRecording;
import org.portalscope.node.process.NodeRun;
import org.portalscope.protocol.Protocols;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingMerge;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.program.Program;

/** What protocols know of nodes is seen by whoever has followed them from their start, by whoever attaches later, and in their recordings. */
@Timeout(60)
class FollowedProtocolsTest {

    private static final Protocols PROTOCOLS = Protocols.installed(FollowedProtocolsTest.class.getClassLoader()).and(List.of(new Courier()));
    /** Inputs that each node takes before somebody else attaches: then its threads are in calls. */
    private static final int STEPS = 25;
    private static final int ROUNDS = 100;

    private final List<String> remarks = new ArrayList<>();

    @TempDir
    private Path folder;

    static Stream<NodeRun> runs() throws ScenarioException {
        return Stream.of(NodeRun.of(Library.open("5.3-master-worker")), NodeRun.of(Library.open("5.3-ring")), NodeRun.of(new CourierRing(), 3));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void shouldBeSeenFromTheStartAndFromTheMiddle(NodeRun run) throws Exception {
        try (RunningNodes nodes = new RunningNodes(run); AttachedWorld first = new AttachedWorld(remarks::add, PROTOCOLS);
                AttachedWorld second = new AttachedWorld(remarks::add, PROTOCOLS)) {
            first.attach(nodes.targets, folder.resolve("first.ptlrec"), null);
            takeSteps(first, STEPS);
            for (int round = 0; round < ROUNDS && !isInCall(first); round++) {
                takeSteps(first, 1);
            }
            assertTrue(isInCall(first), () -> "nobody is in a call: " + views(first.state()));
            second.attach(nodes.targets, folder.resolve("second.ptlrec"), null);
            followUntilPaused(second);
            followUntilSame(first, second);
            assertEquals(views(first.state()), views(second.state()), "in the middle");
            tell(first, ControlFrame.Kind.RESUME);
            followToTheEnd(first);
            followToTheEnd(second);
            nodes.await().forEach(ending -> assertNull(ending.failure()));
            assertEquals(views(first.state()), views(second.state()), "at the end");
            assertEquals(views(first.state()), recorded(first, folder.resolve("first.ptlrec")));
            assertEquals(views(first.state()), recorded(second, folder.resolve("second.ptlrec")));
        }
        assertEquals(List.of(), remarks);
    }

    /** Whoever sets the breakpoint does so before the protocol is called, whose entries it is about. */
    @Test
    void shouldStopANodeWhereAMessageHasNoPostedReceive() throws Exception {
        Semaphore news = new Semaphore(0);
        try (RunningNodes nodes = new RunningNodes(NodeRun.of(Library.open("5.3-eager-unexpected")));
                FollowedNodes followed = FollowedNodes.attach(nodes.targets, folder.resolve("live.ptlrec"), RecordedPrograms.unknown(PROTOCOLS),
                        news::release);
                OpenedRecording recording = followed.recording()) {
            Breakpoint unexpected = BreakpointReader.read("unexpected", recording.session(), new Problems()).orElseThrow();
            followed.resume(List.of(unexpected));
            while (!followed.processes().get(1).words().startsWith("paused: a breakpoint is hit: entry ")) {
                news.acquire();
            }
            for (boolean any = followed.refresh(); any || followed.processes().get(1).lag() > 0; any = followed.refresh()) {
                news.acquire(any ? 0 : 1);
            }
            try (SessionDriver driver = recording.session().drive()) {
                assertTrue(new BreakpointRun(new ParallelScan(WorkerPool.ALONE), line -> { }).run(driver, Direction.FORWARD, List.of(unexpected), () -> false));
                assertEquals("put", driver.session().frames().get(driver.session().frames().size() - 1).label().substring(0, 3));
            }
        }
    }

    /** An operator of the program runs, and makes calls of MPI itself. */
    @Test
    void shouldBeSeenFromEachMomentOnAtWhichAFunctionIsCalledBack() throws Exception {
        List<AttachedWorld> later = new ArrayList<>();
        try (RunningNodes nodes = new RunningNodes(NodeRun.of(new PrefixSums(), 2)); AttachedWorld first = new AttachedWorld(remarks::add, PROTOCOLS)) {
            first.attach(nodes.targets, folder.resolve("first.ptlrec"), null);
            while (!isCalledBack(first)) {
                takeSteps(first, 1);
            }
            for (; isCalledBack(first); takeSteps(first, 1)) {
                AttachedWorld other = new AttachedWorld(remarks::add, PROTOCOLS);
                later.add(other);
                other.attach(nodes.targets, folder.resolve("later" + later.size() + ".ptlrec"), null);
                followUntilPaused(other);
                followUntilSame(first, other);
                assertEquals(views(first.state()), views(other.state()), "behind " + first.size() + " transitions");
                assertEquals(frames(first.state()), frames(other.state()), "behind " + first.size() + " transitions");
            }
            tell(first, ControlFrame.Kind.RESUME);
            followToTheEnd(first);
            nodes.await().forEach(ending -> assertNull(ending.failure()));
            for (AttachedWorld other : later) {
                followToTheEnd(other);
                assertEquals(views(first.state()), views(other.state()), "at the end");
                other.close();
            }
        }
        assertEquals(List.of(), remarks);
    }

    private static boolean isCalledBack(AttachedWorld world) {
        return frames(world.state()).stream().anyMatch(frames -> frames.contains("function called back"));
    }

    /** The names of the calls that the first thread of each process is in. Who attaches later knows nothing of a thread that is in none, not even its name. */
    private static List<List<String>> frames(WorldState state) {
        return state.processes().stream().map(process -> process.activations(0).stream().skip(1).map(Program.Activation::name).toList()).toList();
    }

    private static boolean isInCall(AttachedWorld world) {
        return views(world.state()).stream().anyMatch(view -> view.contains(" in ["));
    }

    /** A node that waits takes its step later, perhaps together with others: how far all come by so many is not known. */
    private static void takeSteps(AttachedWorld world, int steps) throws Exception {
        for (int step = 0; step < steps; step++) {
            long before = world.size();
            tell(world, ControlFrame.Kind.STEP);
            while (world.size() < before + world.nodes().size() && IntStream.range(0, world.nodes().size()).noneMatch(node -> world.state(node).waits())) {
                world.advance(100);
            }
        }
        tell(world, ControlFrame.Kind.PAUSE);
        followUntilPaused(world);
    }

    private static void tell(AttachedWorld world, ControlFrame.Kind kind) {
        IntStream.range(0, world.nodes().size()).forEach(node -> world.send(node, ControlFrame.of(kind)));
    }

    private static void followUntilPaused(AttachedWorld world) throws Exception {
        while (!IntStream.range(0, world.nodes().size()).allMatch(node -> world.state(node).isPaused() && !world.state(node).waits())) {
            world.advance(100);
        }
        while (world.advance(100)) {
            continue;
        }
    }

    /** What paused nodes have done before may reach one of those who follow them later than the other. */
    private static void followUntilSame(AttachedWorld one, AttachedWorld other) throws Exception {
        for (int round = 0; round < ROUNDS && !isSame(one.state(), other.state()); round++) {
            one.advance(100);
            other.advance(100);
        }
    }

    private static boolean isSame(WorldState one, WorldState other) {
        return views(one).equals(views(other)) && frames(one).equals(frames(other));
    }

    private static void followToTheEnd(AttachedWorld world) throws Exception {
        while (!world.areGone()) {
            world.advance(1000);
        }
        while (world.advance(1000)) {
            continue;
        }
    }

    /** What protocols know at the end of what was recorded, when it is opened without the program. */
    private static List<String> recorded(AttachedWorld world, Path file) throws IOException {
        world.flush();
        try (OpenedRecording opened = OpenedRecording.open(file, RecordedPrograms.unknown(PROTOCOLS), (done, total) -> { }, () -> false).orElseThrow()) {
            return atTheEnd(opened);
        }
    }

    private static List<String> atTheEnd(OpenedRecording opened) {
        try (SessionDriver driver = opened.session().drive()) {
            driver.seek(opened.session().timeline().end());
            return views(opened.session().state());
        }
    }

    private static List<String> views(WorldState state) {
        return state.processes().stream().map(ProtocolView::of).toList();
    }

    @Test
    void shouldWarnWhereverNodesAreLookedAt() throws Exception {
        NodeRun run = NodeRun.of(Library.open("5.3-eager-unexpected"));
        try (RunningNodes nodes = new RunningNodes(run); AttachedWorld world = new AttachedWorld(remarks::add, PROTOCOLS)) {
            List<String> followed = new ArrayList<>();
            world.attach(nodes.targets, folder.resolve("followed.ptlrec"), transition -> warnings(transition).forEach(followed::add));
            tell(world, ControlFrame.Kind.RESUME);
            followToTheEnd(world);
            nodes.await().forEach(ending -> assertNull(ending.failure()));
            assertTrue(followed.stream().anyMatch(warning -> warning.contains("receive posted late")), followed::toString);
            assertTrue(followed.stream().anyMatch(warning -> warning.contains("unexpected message copied")), followed::toString);
            world.flush();
            try (OpenedRecording opened = OpenedRecording.open(folder.resolve("followed.ptlrec"), RecordedPrograms.unknown(PROTOCOLS),
                    (done, total) -> { }, () -> false).orElseThrow()) {
                Timeline timeline = opened.session().timeline();
                assertEquals(followed, IntStream.rangeClosed(1, timeline.size()).mapToObj(timeline::transition)
                        .flatMap(FollowedProtocolsTest::warnings).toList());
            }
        }
        assertEquals(List.of(), remarks);
    }

    private static Stream<String> warnings(Transition transition) {
        return transition.steps().stream().filter(ProtocolWarning.class::isInstance).map(Object::toString);
    }

    static Stream<NodeRun> runsWithFunctions() throws ScenarioException {
        return Stream.concat(runs(), Stream.of(NodeRun.of(new PrefixSums(), 3)));
    }

    @ParameterizedTest
    @MethodSource("runsWithFunctions")
    void shouldBeSeenInRecordingsOfNodes(NodeRun run) throws Exception {
        List<Path> files = new ArrayList<>();
        try (RunningNodes nodes = new RunningNodes(run, rank -> {
            files.add(folder.resolve("rank" + rank + ".ptlrec"));
            return NodeRecording.begin(files.get(rank), run, rank, "test");
        })) {
            nodes.await().forEach(ending -> assertNull(ending.failure()));
        }
        RecordedPrograms programs = RecordedPrograms.unknown(PROTOCOLS);
        try (OpenedRecording merged = RecordingMerge.open(files, folder.resolve("merged.ptlrec"), programs, (done, total) -> { }, () -> false).orElseThrow()) {
            List<String> together = atTheEnd(merged);
            assertEquals(Optional.empty(), merged.problem());
            assertTrue(together.stream().allMatch(view -> view.contains("Row[")), together::toString);
            for (int rank = 0; rank < files.size(); rank++) {
                try (OpenedRecording alone = OpenedRecording.open(files.get(rank), programs, (done, total) -> { }, () -> false).orElseThrow()) {
                    assertEquals(together.subList(rank, rank + 1), atTheEnd(alone));
                    assertEquals(Optional.empty(), alone.problem());
                }
            }
        }
    }
}
