package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.search.ExpressionPredicate;
import org.portalscope.expression.value.Problems;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.control.NodeState;
import org.portalscope.node.process.NodeRun;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;

/** Nodes over real sockets stop behind the transitions in which the world that follows them has a step that meets a condition, and behind no others. */
@Timeout(60)
class NodeBreakpointsTest {

    private static final Protocols PROTOCOLS = Protocols.installed(NodeBreakpointsTest.class.getClassLoader()).and(List.of(new Courier()));

    /** Of steps that the engine of a node does not make by itself, and some that it does. */
    private static final List<String> CONDITIONS = List.of("category == \"warning\"", "kind == \"ProtocolChanged\"", "kind == \"ResumableCallChanged\"",
            "kind == \"BarrierPassed\"", "kind == \"CompletionStarted\"", "kind == \"MessageDelivered\"", "kind == \"ThreadScheduled\" && wakes == 0",
            "kind == \"ThreadScheduled\" && wakes", "kind == \"BitsCheck\" && passed", "category == \"event\"");

    private final List<String> remarks = new ArrayList<>();
    private RunningNodes nodes;
    private AttachedWorld world;
    /** What each node has done, with all its steps. */
    private List<List<Transition>> followed;

    /** How often each node had said how it stands when it was told to go on. */
    private List<Integer> heard;

    @TempDir
    private Path folder;

    private static final int SERVER = ServerAndClient.SERVER;
    private static final String STATEMENTS = ServerAndClient.text(64, 5, """
                i = 1;
                if (i == 1) {
                    i = twice(2);
                }
                print "four ", i;
                thread waits {
                    expect PTL_EVENT_PUT_START in eq;
                }
            """, """
                PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);
            """) + "function twice(number: integer): integer {\n    return 2 * number;\n}\n";

    private static final String RING = """
            scenario "ring";
            use mpi;
            process rank[2] as i at 0:0 {
                region token[8];
                region inbox[8];
                MPI_Init();
                repeat 2 {
                    MPI_Irecv(inbox, 8, MPI_BYTE, 1 - i, 7, MPI_COMM_WORLD, &request);
                    MPI_Ssend(token, 8, MPI_BYTE, 1 - i, 7, MPI_COMM_WORLD);
                    MPI_Wait(&request, &status);
                }
                barrier;
                MPI_Barrier(MPI_COMM_WORLD);
                MPI_Finalize();
            }
            """;

    /** Conditions that some step of some run meets. */
    private static final Set<String> MET = new HashSet<>();

    static Stream<Arguments> runs() throws ScenarioException {
        List<NodeRun> runs = List.of(NodeRun.of(Library.open("5.3-eager-unexpected")), NodeRun.of(Library.open("3.8.1-offsets")),
                NodeRun.of(Library.open("lapi-put-counters")), NodeRun.of(new CourierRing(), 3), NodeRun.of(new PrefixSums(), 2));
        return runs.stream().flatMap(run -> CONDITIONS.stream().map(condition -> Arguments.of(run.names(), run, condition)));
    }

    @ParameterizedTest(name = "{0} {2}")
    @MethodSource("runs")
    void shouldStopWhereTheWorldThatFollowsFindsTheStep(List<String> names, NodeRun run, String condition) throws Exception {
        try (RunningNodes started = new RunningNodes(run); AttachedWorld attached = new AttachedWorld(remarks::add, PROTOCOLS)) {
            follow(started, attached, names.size());
            ExpressionPredicate predicate = ExpressionPredicate.parse(condition, ProcessTable.of(world.state()), new Problems());
            assertTrue(predicate.isFoundByProcess());
            List<List<Long>> stops = stops("when " + condition);
            assertEquals(followed.stream().map(transitions -> matches(transitions, predicate)).toList(), stops);
            if (stops.stream().anyMatch(each -> !each.isEmpty())) {
                MET.add(condition);
            }
        }
        assertEquals(List.of(), remarks);
    }

    @AfterAll
    static void shouldHaveMetEachCondition() {
        assertEquals(Set.copyOf(CONDITIONS), MET);
    }

    static Stream<Arguments> lines() throws ScenarioException, IOException {
        NodeRun ring = NodeRun.of(Scenario.readText("ring.ptl", RING, PROTOCOLS));
        NodeRun couriers = NodeRun.of(new CourierRing(), 3);
        String source = Files.readString(Path.of("src_test", "org", "portalscope", "cli", "node", "CourierRing.java"));
        return Stream.of(Arguments.of(ring, "ring.ptl", RING, "MPI_Ssend", 2), Arguments.of(ring, "ring.ptl", RING, "MPI_Wait", 2),
                Arguments.of(ring, "ring.ptl", RING, "barrier;", 1), Arguments.of(ring, "ring.ptl", RING, "MPI_Barrier", 1),
                Arguments.of(couriers, "CourierRing.java", source, "require(portals.call(courier, \"courier_send\", (rank + 1)", 2),
                Arguments.of(couriers, "CourierRing.java", source, "portals.call(courier, \"courier_meet\"", 1),
                Arguments.of(couriers, "CourierRing.java", source, "portals.call(courier, \"courier_await\", 2L", 1));
    }

    /** However many turns a statement takes, and also if the node waits in it. */
    @ParameterizedTest(name = "{1} {3}")
    @MethodSource("lines")
    void shouldStopOnceForEachExecutionOfALine(NodeRun run, String file, String text, String statement, int executions) throws Exception {
        int line = 1 + text.lines().map(String::strip).takeWhile(each -> !each.startsWith(statement)).toList().size();
        try (RunningNodes started = new RunningNodes(run); AttachedWorld attached = new AttachedWorld(remarks::add, PROTOCOLS)) {
            follow(started, attached, run.names().size());
            assertEquals(Collections.nCopies(followed.size(), executions), stops("line " + file + ':' + line).stream().map(List::size).toList());
        }
        assertEquals(List.of(), remarks);
    }

    /** Recordings do not hold what a scenario does besides calls, so that the world that follows has no steps of it; the node has. */
    @ParameterizedTest
    @CsvSource({"LinePrinted, print", "ConditionChecked, if (", "ThreadStarted, thread", "FunctionEntered, twice(2)"})
    void shouldStopAtStepsOfAScenarioThatAreNotRecorded(String kind, String statement) throws Exception {
        try (RunningNodes started = new RunningNodes(STATEMENTS); AttachedWorld attached = new AttachedWorld(remarks::add, PROTOCOLS)) {
            follow(started, attached, 2);
            assertTrue(goOn("when kind == \"" + kind + '"'));
            assertTrue(isAtBreakpoint(SERVER));
            assertEquals(ServerAndClient.line(STATEMENTS, statement), lineOfLast(SERVER));
        }
    }

    @Test
    void shouldRefuseWhatNoNodeFinds() throws Exception {
        try (RunningNodes started = new RunningNodes(STATEMENTS); AttachedWorld attached = new AttachedWorld(remarks::add, PROTOCOLS)) {
            follow(started, attached, 2);
            world.send(SERVER, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "when transition == 7"));
            while (!world.hasRefused()) {
                world.advance(100);
            }
            assertTrue(world.state(SERVER).isPaused());
        }
        assertEquals(1, remarks.size());
        assertTrue(remarks.get(0).endsWith(NodeState.NOT_FOUND), remarks::toString);
    }

    private int lineOfLast(int node) {
        Transition last = followed.get(node).get(followed.get(node).size() - 1);
        return ((ThreadScheduled) last.opening()).place().line();
    }

    private void follow(RunningNodes started, AttachedWorld attached, int size) throws Exception {
        nodes = started;
        world = attached;
        followed = Stream.<List<Transition>>generate(ArrayList::new).limit(size).toList();
        world.attach(nodes.targets, folder.resolve("live.ptlrec"), transition -> followed.get(transition.process()).add(transition));
    }

    /** The numbers of the transitions with a step that matches. */
    private static List<Long> matches(List<Transition> transitions, ExpressionPredicate predicate) {
        return IntStream.range(0, transitions.size()).filter(number -> predicate.mayHoldIn(transitions.get(number)))
                .mapToObj(number -> number + 1L).toList();
    }

    /** Behind which of its transitions each node stops, one time after the other, until all have ended. */
    private List<List<Long>> stops(String breakpoint) throws Exception {
        List<List<Long>> stops = Stream.<List<Long>>generate(ArrayList::new).limit(followed.size()).toList();
        while (goOn(breakpoint)) {
            for (int node = 0; node < stops.size(); node++) {
                if (isAtBreakpoint(node)) {
                    stops.get(node).add(world.taken(node));
                }
            }
        }
        return stops;
    }

    /** Lets all nodes go on until one has come to a breakpoint, and pauses all. Returns whether one has. */
    private boolean goOn(String breakpoint) throws Exception {
        heard = all().map(world::statesHeard).boxed().toList();
        tell(ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, breakpoint));
        while (!world.areGone() && all().noneMatch(this::isAtBreakpoint)) {
            world.advance(100);
        }
        tell(ControlFrame.of(ControlFrame.Kind.PAUSE));
        while (!all().allMatch(this::hasAnswered)) {
            world.advance(100);
        }
        while (world.advance(0)) {
            continue;
        }
        assertFalse(world.hasRefused());
        return all().anyMatch(this::isAtBreakpoint);
    }

    private void tell(ControlFrame frame) {
        all().forEach(node -> world.send(node, frame));
    }

    /** A node that goes on says so before it says that it is paused. */
    private boolean isAtBreakpoint(int node) {
        return !world.isGone(node) && world.state(node).isAtBreakpoint() && world.statesHeard(node) - heard.get(node) > 1;
    }

    /** Whether a node that was told to pause has said so: one that has come to a breakpoint before says that twice. */
    private boolean hasAnswered(int node) {
        return world.isGone(node) || world.state(node).isPaused() && world.statesHeard(node) - heard.get(node) > (isAtBreakpoint(node) ? 2 : 1);
    }

    private IntStream all() {
        return IntStream.range(0, followed.size());
    }
}
