package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.analysis.place.CausalCut;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.value.Problems;
import org.portalscope.node.client.FollowedNodes;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.process.NodeEnding;
import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.LiveProcess;
import org.portalscope.world.Transition;

/** Nodes over real sockets are the run of a session: its keys beyond the end of the timeline are theirs, and its cursor follows. */
@Timeout(60)
class FollowedNodesTest {

    private static final String PUTS = ServerAndClient.text(64, 5, """
                repeat 100 {
                    expect PTL_EVENT_PUT_START in eq;
                    expect PTL_EVENT_PUT_END in eq;
                }
            """, """
                repeat 100 as i {
                    PtlPut(md, PTL_NOACK_REQ, server, 4, 0, i, 0, 0);
                    expect PTL_EVENT_SEND_START in eq;
                    expect PTL_EVENT_SEND_END in eq;
                }
                PtlPut(md, PTL_NOACK_REQ, server, 5, 0, 0, 0, 0);
            """);
    private static final int STARTED = ServerAndClient.line(PUTS, "PTL_EVENT_SEND_START");
    private static final int SENT = ServerAndClient.line(PUTS, "PTL_EVENT_SEND_END");
    private static final int SERVER = ServerAndClient.SERVER;
    private static final int CLIENT = ServerAndClient.CLIENT;

    private static final String CURSOR_ONLY = "nodes do not look for it, and pause when the cursor has come to it";

    private static final String COUNTED_TOGETHER = "each node counts its own hits, and all pause when the cursor has come to it";

    private final Semaphore news = new Semaphore(0);
    private RunningNodes running;
    private FollowedNodes nodes;
    private SessionController controller;

    @TempDir
    private Path folder;

    /** Moves have ended before they are answered. */
    private static final class AtOnce implements MoveRunner {

        @Override
        public void run(Consumer<BooleanSupplier> move, Runnable ended) {
            move.accept(() -> false);
            ended.run();
        }

        @Override
        public void cancel() {
            // a move has ended before anybody can cancel it
        }
    }

    @BeforeEach
    void attach() throws Exception {
        running = new RunningNodes(PUTS);
        nodes = FollowedNodes.attach(running.targets, folder.resolve("live.ptlrec"), origin -> Optional.empty(), news::release);
        controller = new SessionController(nodes.recording().session(), new AtOnce());
        controller.attach(nodes);
    }

    @AfterEach
    void detach() throws IOException {
        controller.close();
        nodes.close();
        nodes.recording().close();
        running.close();
    }

    private void await(BooleanSupplier condition) throws InterruptedException {
        controller.follow();
        while (!condition.getAsBoolean()) {
            news.acquire();
            news.drainPermits();
            controller.follow();
        }
    }

    private int size() {
        return controller.snapshot().transitions();
    }

    private Position position() {
        return controller.session().position();
    }

    private void forward(StepKind stepKind) {
        controller.move(stepKind, Direction.FORWARD);
    }

    private LiveProcess.State state(int process) {
        return nodes.processes().get(process).state();
    }

    private void breakpoint(String text) {
        Problems problems = new Problems();
        Optional<Breakpoint> breakpoint = BreakpointReader.read(text, controller.session(), problems);
        controller.breakpoints().list().add(breakpoint.orElseThrow(() -> new AssertionError(problems.sorted())));
    }

    private void toHead() {
        controller.seek(driver -> driver.seek(driver.session().timeline().end()));
    }

    private void followToTheEnd() throws InterruptedException {
        toHead();
        forward(StepKind.RESUME);
        await(() -> !nodes.isThere() && controller.session().timeline().size() > 0);
        toHead();
        await(() -> controller.snapshot().result().isPresent());
    }

    @Test
    void shouldStepTheNodeThatIsShownAtTheEndAndMoveTheCursorOnlyInThePast() throws Exception {
        controller.pin(OptionalInt.of(CLIENT));
        for (int steps = 1; steps <= 3; steps++) {
            int made = steps;
            forward(StepKind.OVER);
            await(() -> size() == made && state(CLIENT) == LiveProcess.State.PAUSED);
            assertEquals(CLIENT, controller.snapshot().transition().orElseThrow().process());
            toHead();
        }
        controller.seek(Position.START);
        forward(StepKind.INTO);
        await(() -> state(CLIENT) == LiveProcess.State.PAUSED);
        assertEquals(new Position(1, 1), position());
        assertEquals(3, size());
        followToTheEnd();
        assertEquals(Optional.of(RunResult.Result.FINE), controller.snapshot().result().map(RunResult::result));
        assertEquals(Optional.empty(), nodes.recording().problem());
    }

    @Test
    void shouldLeaveACursorInThePastWhereItIsWhileNodesGoOn() throws Exception {
        controller.pin(OptionalInt.of(CLIENT));
        forward(StepKind.OVER);
        await(() -> size() == 1);
        toHead();
        forward(StepKind.RESUME);
        controller.seek(Position.START);
        await(() -> !nodes.isThere());
        assertEquals(Position.START, position());
        assertTrue(size() > 100, () -> "only " + size());
        assertTrue(running.await().stream().allMatch(NodeEnding::isFine));
        assertEquals(List.of(), nodes.takeRemarks());
    }

    @Test
    void shouldPauseAllNodesWhereOneReceivesCertainMatchBits() throws Exception {
        breakpoint("portal 4 bits 0x000B");
        forward(StepKind.RESUME);
        await(() -> !controller.breakpoints().hit().isEmpty() && !nodes.isRunning());
        Step arrival = controller.snapshot().transition().orElseThrow().steps().get(0);
        assertEquals(Step.Category.ARRIVAL, arrival.category());
        assertEquals(SERVER, controller.snapshot().transition().orElseThrow().process());
        assertEquals(1, position().step());
        CausalCut cut = controller.cut().orElseThrow();
        assertEquals(cut.made().get(SERVER), cut.needed().get(SERVER));
        assertTrue(cut.needed().get(CLIENT) > 12 * 4 && cut.needed().get(CLIENT) <= cut.made().get(CLIENT), cut::toString);
        assertTrue(cut.words(List.of("server", "client")).startsWith("what leads to the hit: server " + cut.made().get(SERVER) + " of "), cut::toString);
        Position hit = position();
        controller.follow();
        assertEquals(hit, position());
        forward(StepKind.INTO);
        assertEquals(new Position(hit.transition(), 2), position());
        followToTheEnd();
        assertEquals(Optional.of(RunResult.Result.FINE), controller.snapshot().result().map(RunResult::result));
        assertTrue(running.await().stream().allMatch(NodeEnding::isFine));
    }

    @Test
    void shouldPauseTheNodeThatComesToALine() throws Exception {
        breakpoint("in client line nodes.ptl:" + STARTED);
        forward(StepKind.RESUME);
        await(() -> !controller.breakpoints().hit().isEmpty() && !nodes.isRunning());
        assertTrue(nodes.processes().get(CLIENT).words().startsWith("paused: a breakpoint is hit: line " + STARTED), nodes.processes()::toString);
        assertEquals(STARTED, controller.snapshot().statement().orElseThrow().line());
    }

    @Test
    void shouldPauseTheNodeThatDropsAMessage() throws Exception {
        breakpoint("dropped");
        forward(StepKind.RESUME);
        await(() -> !controller.breakpoints().hit().isEmpty() && !nodes.isRunning());
        assertEquals(Step.Category.DROP, dropped().category());
        assertEquals(SERVER, controller.snapshot().transition().orElseThrow().process());
        assertTrue(nodes.processes().get(SERVER).words().startsWith("paused: a breakpoint is hit: "), nodes.processes()::toString);
    }

    private Step dropped() {
        return controller.snapshot().transition().orElseThrow().steps().get(position().step() - 1);
    }

    /** The node has looked for it itself: it has taken nothing behind the transition in which the cursor stands. */
    @ParameterizedTest
    @CsvSource({"call PtlPut, client", "change server: inbox[0..5], server", "change client: eq 0, client", "in client hit 3 call PtlPut, client",
                "hit 3 call PtlPut, client",
                "hit 3 change server: eq 0, server", "in server when kind == \"BitsCheck\", server", "in client when kind == \"CompletionStarted\", client",
                "in client when kind == \"ThreadScheduled\" && wakes, client", "in server when kind == \"BarrierPassed\", server"})
    void shouldPauseANodeThatComesToABreakpoint(String breakpoint, String process) throws Exception {
        breakpoint(breakpoint);
        forward(StepKind.RESUME);
        await(() -> !controller.breakpoints().hit().isEmpty() && !nodes.isRunning());
        int node = process.equals("client") ? CLIENT : SERVER;
        assertTrue(nodes.processes().get(node).words().startsWith("paused: a breakpoint is hit: "), nodes.processes()::toString);
        assertEquals(position().transition(), lastOf(node));
    }

    private int lastOf(int process) {
        Timeline timeline = controller.session().timeline();
        return IntStream.rangeClosed(1, timeline.size()).filter(number -> timeline.transition(number).process() == process).max().orElseThrow();
    }

    @Test
    void shouldCountHitsFromTheStartOfTheRunForANode() throws Exception {
        breakpoint("in client hit 2 call PtlPut");
        forward(StepKind.RESUME);
        await(() -> !controller.breakpoints().hit().isEmpty() && !nodes.isRunning());
        breakpoint("in client hit 5 call PtlPut");
        toHead();
        forward(StepKind.RESUME);
        await(() -> controller.breakpoints().hit().equals(List.of(2)) && !nodes.isRunning());
        assertEquals(5, puts());
        assertEquals(position().transition(), lastOf(CLIENT));
    }

    /** Each passes one barrier, so that none of them finds the second hit by itself. */
    @Test
    void shouldStopTheCursorWhereBothNodesTogetherHaveEnoughHits() throws Exception {
        breakpoint("hit 2 when kind == \"BarrierPassed\"");
        forward(StepKind.RESUME);
        await(() -> !controller.breakpoints().hit().isEmpty() && !nodes.isRunning());
        Timeline timeline = controller.session().timeline();
        assertEquals(Set.of(SERVER, CLIENT), IntStream.rangeClosed(1, position().transition()).mapToObj(timeline::transition)
                .filter(transition -> transition.steps().stream().anyMatch(step -> step.kind().equals("BarrierPassed")))
                .map(Transition::process).collect(Collectors.toSet()));
    }

    private long puts() {
        Timeline timeline = controller.session().timeline();
        return IntStream.rangeClosed(1, timeline.size()).mapToObj(timeline::transition).flatMap(transition -> transition.spans().stream())
                .filter(span -> span.scope().kind() == Scope.Kind.CALL && span.scope().name().equals("PtlPut")).count();
    }

    @Test
    void shouldSayWhichBreakpointsStopTheCursorOnly() throws Exception {
        List<String> texts = List.of("portal 4", "dropped", "in client line nodes.ptl:" + STARTED, "when kind == \"BitsCheck\"", "log \"{kind}\" dropped",
                "call PtlPut", "unexpected", "in server hit 2 dropped", "change server: inbox[0..5]", "when category == \"warning\"", "hit 2 dropped",
                "when transition == 20", "when kind == \"EventLogged\" && time > 0", "when kind == \"RecordedThreadMoved\"");
        assertEquals(Optional.of(COUNTED_TOGETHER), obstacle(texts.get(10)));
        assertEquals(texts.subList(11, 14), texts.stream().filter(text -> obstacle(text).filter(CURSOR_ONLY::equals).isPresent()).toList());
        followToTheEnd();
        assertEquals(List.of(), texts.stream().filter(text -> obstacle(text).filter(CURSOR_ONLY::equals).isPresent()).toList());
    }

    private Optional<String> obstacle(String text) {
        return controller.obstacle(BreakpointReader.read(text, controller.session(), new Problems()).orElseThrow());
    }

    @Test
    void shouldSayOnceThatANodeHasMoreBreakpointsThanItCanBeTold() throws Exception {
        for (int i = 0; i < 100; i++) {
            breakpoint("in client when kind == \"BitsCheck\" && match_bits == " + (1_000_000 + i));
        }
        forward(StepKind.RESUME);
        await(() -> !nodes.isThere());
        assertEquals(List.of("There are more breakpoints than client can be told, so that they stop the cursor, not this node."), nodes.takeRemarks());
    }

    /** Tells one node something, and not the other, for which it waits at the barrier. */
    private void tell(int node, ControlFrame frame) {
        nodes.nodes().get(node).send(frame);
    }

    @Test
    void shouldSayThatNodesLookAtEveryCheckForAConditionAboutChecks() throws Exception {
        tell(CLIENT, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "when kind == \"BitsCheck\""));
        await(() -> nodes.processes().get(CLIENT).words().equals("live: looks at every check, which takes it more time"));
    }

    @Test
    void shouldRunToALine() throws Exception {
        controller.runTo(new LineTarget("nodes.ptl", SENT), Direction.FORWARD);
        await(() -> controller.cut().isPresent() && !nodes.isRunning());
        assertEquals(SENT, controller.snapshot().statement().orElseThrow().line());
        assertEquals(CLIENT, controller.snapshot().transition().orElseThrow().process());
        followToTheEnd();
    }

    @Test
    void shouldStopAtBreakpointsThatAreSetWhileNodesGoOn() throws Exception {
        tell(CLIENT, ControlFrame.of(ControlFrame.Kind.RESUME));
        await(() -> state(CLIENT) == LiveProcess.State.LIVE);
        breakpoint("in client line nodes.ptl:" + STARTED);
        tell(SERVER, ControlFrame.of(ControlFrame.Kind.RESUME));
        await(() -> !controller.breakpoints().hit().isEmpty() || !nodes.isThere());
        assertFalse(controller.breakpoints().hit().isEmpty());
    }

    @Test
    void shouldSayWhatAStepWaitsForAndGiveItUp() throws Exception {
        controller.pin(OptionalInt.of(SERVER));
        int before = 0;
        while (!nodes.processes().get(SERVER).why().startsWith("waiting: ")) {
            int made = before++;
            forward(StepKind.RETURN);
            await(() -> size() > made || nodes.processes().get(SERVER).why().startsWith("waiting: "));
            toHead();
        }
        assertEquals("a step waits: waiting: main at nodes.ptl:" + ServerAndClient.line(PUTS, "barrier"), nodes.processes().get(SERVER).words());
        controller.suspend();
        await(() -> nodes.processes().get(SERVER).why().equals("paused"));
        int given = size();
        nodes.step(CLIENT);
        await(() -> size() == given + 1);
        assertEquals(CLIENT, controller.session().timeline().transition(size()).process());
    }

    @Test
    void shouldPauseOneNodeAndLetTheOtherGoOn() throws Exception {
        tell(SERVER, ControlFrame.of(ControlFrame.Kind.RESUME));
        await(() -> state(SERVER) == LiveProcess.State.LIVE);
        nodes.pause(OptionalInt.of(SERVER));
        await(() -> state(SERVER) == LiveProcess.State.PAUSED);
        tell(CLIENT, ControlFrame.of(ControlFrame.Kind.RESUME));
        await(() -> state(CLIENT) == LiveProcess.State.LIVE);
        assertEquals(LiveProcess.State.PAUSED, state(SERVER));
        followToTheEnd();
        assertTrue(running.await().stream().allMatch(NodeEnding::isFine));
    }

    @Test
    void shouldLetNodesGoOnWhenItDetaches() throws Exception {
        controller.pin(OptionalInt.of(CLIENT));
        forward(StepKind.OVER);
        await(() -> size() == 1);
        nodes.close();
        assertTrue(running.await().stream().allMatch(NodeEnding::isFine));
        assertEquals(1, controller.session().timeline().size());
    }
}
