package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.step.Step;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.process.NodeEnding;
import org.portalscope.node.token.Token;
import org.portalscope.recording.read.RecordedLabel;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;

/** Nodes that run are attached to over real sockets of this machine, and followed, paused and stepped. */
@Timeout(30)
class AttachedWorldTest {

    private static final String COUNTING = ServerAndClient.text(64, 5, """
                repeat 40 {
                    expect PTL_EVENT_PUT_START in eq;
                    expect PTL_EVENT_PUT_END in eq;
                }
                print "served";
            """, """
                repeat 40 {
                    PtlPut(md, PTL_ACK_REQ, server, 4, 0, 0x0007, 0, 0);
                    expect PTL_EVENT_SEND_START in eq;
                    expect PTL_EVENT_SEND_END in eq;
                    expect PTL_EVENT_ACK in eq;
                }
            """);
    private static final int SERVER = ServerAndClient.SERVER;
    private static final int CLIENT = ServerAndClient.CLIENT;

    private final List<Transition> told = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private AttachedWorld world;
    private RunningNodes nodes;

    @TempDir
    private Path folder;
    private Path recording;

    @BeforeEach
    void start() throws Exception {
        nodes = new RunningNodes(COUNTING);
        world = new AttachedWorld(remarks::add);
        recording = folder.resolve("live.ptlrec");
    }

    @AfterEach
    void close() throws IOException {
        world.close();
        nodes.close();
    }

    private void attach() throws IOException {
        world.attach(nodes.targets, recording, told::add);
    }

    private void tell(ControlFrame.Kind kind) {
        IntStream.range(0, world.nodes().size()).forEach(node -> world.send(node, ControlFrame.of(kind)));
    }

    private void follow(BooleanSupplier until) throws Exception {
        while (!until.getAsBoolean()) {
            world.advance(1000);
        }
    }

    private void followToTheEnd() throws Exception {
        follow(world::areGone);
        while (world.advance(1000)) {
            continue;
        }
    }

    @Test
    void shouldFollowNodesFromTheirStartToTheirEnd() throws Exception {
        attach();
        tell(ControlFrame.Kind.RESUME);
        followToTheEnd();
        nodes.await().forEach(ending -> assertTrue(ending.isFine(), ending.failure()));
        assertEquals(List.of("served"), nodes.output);
        assertEquals(List.of(), remarks);
        assertEquals(List.of(), world.failures());
        assertEquals(40, told.stream().filter(transition -> transition.opening().words().contains("put #") && transition.process() == SERVER
                && transition.steps().stream().anyMatch(step -> step.words().contains("starts"))).count());
        world.close();
        try (RecordingFile file = RecordingFile.open(recording)) {
            assertEquals(told.size(), file.size());
            RecordedWorlds worlds = new RecordedWorlds(file);
            ForwardRun again = worlds.launch("live").forwardRun(Integer.MAX_VALUE);
            List<String> openings = new ArrayList<>();
            RunResult result = again.follow(transition -> openings.add(transition.opening().words()), () -> false);
            assertEquals(told.stream().map(transition -> transition.opening().words()).toList(), openings);
            assertEquals(RunResult.Result.FINE, result.result());
            assertTrue(worlds.differences().isEmpty(), () -> worlds.differences().orElseThrow());
        }
    }

    @Test
    void shouldAttachWhileNodesRunAndLetThemGoOnWhenItDetaches() throws Exception {
        attach();
        world.send(SERVER, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "when kind == \"EventLogged\""));
        world.send(CLIENT, ControlFrame.of(ControlFrame.Kind.RESUME));
        follow(() -> world.state(SERVER).isAtBreakpoint());
        world.close();
        world = new AttachedWorld(remarks::add);
        recording = folder.resolve("second.ptlrec");
        told.clear();
        world.attach(nodes.targets.subList(SERVER, SERVER + 1), recording, told::add);
        assertTrue(world.state(0).isPaused() || !world.advance(100));
        world.send(0, ControlFrame.of(ControlFrame.Kind.RESUME));
        followToTheEnd();
        nodes.await().forEach(ending -> assertTrue(ending.isFine(), ending.failure()));
        assertEquals(List.of(), remarks);
        assertFalse(told.isEmpty());
    }

    @Test
    void shouldOpenWhatIsRecordedWhileItGrows() throws Exception {
        attach();
        world.send(CLIENT, ControlFrame.of(ControlFrame.Kind.STEP));
        follow(() -> told.size() == 1);
        world.flush();
        try (OpenedRecording opened = OpenedRecording.open(recording, origin -> Optional.empty(), (passed, all) -> { }, () -> false).orElseThrow()) {
            assertEquals(1, opened.session().timeline().size());
            SessionDriver driver = opened.session().drive();
            driver.seek(opened.session().timeline().end());
            tell(ControlFrame.Kind.RESUME);
            followToTheEnd();
            world.flush();
            assertTrue(opened.refresh());
            Timeline timeline = opened.session().timeline();
            assertEquals(told.size(), timeline.size());
            driver.seek(timeline.end());
            assertEquals(told.get(told.size() - 1).steps().stream().map(Step::words).toList(),
                    timeline.transition(timeline.size()).steps().stream().map(Step::words).toList());
            assertEquals(world.state().dump(), opened.session().state().dump());
            assertFalse(opened.refresh());
        }
    }

    @Test
    void shouldStepAPausedNodeOneTransitionAtATime() throws Exception {
        attach();
        for (int steps = 1; steps <= 4; steps++) {
            world.send(CLIENT, ControlFrame.of(ControlFrame.Kind.STEP));
            int made = steps;
            follow(() -> told.size() >= made && world.state(CLIENT).isPaused());
            assertEquals(steps, told.size());
        }
        assertTrue(told.stream().allMatch(transition -> transition.process() == CLIENT));
        tell(ControlFrame.Kind.RESUME);
        followToTheEnd();
        assertEquals(List.of(), remarks);
        assertEquals(List.of(true, true), nodes.await().stream().map(NodeEnding::isFine).toList());
    }

    @Test
    void shouldLoseNothingWhileANodeIsPausedAndNotBeTakenForLost() throws Exception {
        attach();
        world.send(SERVER, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "when kind == \"EventLogged\""));
        world.send(CLIENT, ControlFrame.of(ControlFrame.Kind.RESUME));
        follow(() -> world.state(SERVER).isAtBreakpoint());
        world.send(CLIENT, ControlFrame.of(ControlFrame.Kind.PAUSE));
        follow(() -> world.state(CLIENT).isPaused());
        long paused = told.stream().filter(transition -> transition.process() == SERVER).count();
        int heard = world.statesHeard(CLIENT);
        world.send(CLIENT, ControlFrame.of(ControlFrame.Kind.STEP));
        follow(() -> world.statesHeard(CLIENT) > heard);
        assertEquals(paused, told.stream().filter(transition -> transition.process() == SERVER).count());
        assertEquals(List.of(), nodes.remarks);
        tell(ControlFrame.Kind.RESUME);
        followToTheEnd();
        nodes.await().forEach(ending -> assertTrue(ending.isFine(), ending.failure()));
        assertEquals(List.of("served"), nodes.output);
        assertEquals(List.of(), nodes.remarks);
        assertEquals(List.of(), remarks);
    }

    @Test
    void shouldSayWhatAStepWaitsFor() throws Exception {
        attach();
        world.send(SERVER, ControlFrame.of(ControlFrame.Kind.STEP));
        for (int steps = 0; steps < 7; steps++) {
            world.send(SERVER, ControlFrame.of(ControlFrame.Kind.STEP));
        }
        follow(() -> world.state(SERVER).why().startsWith("waiting: "));
        assertEquals("waiting: main at nodes.ptl:" + ServerAndClient.line(COUNTING, "barrier"), world.state(SERVER).why());
        tell(ControlFrame.Kind.RESUME);
        followToTheEnd();
        assertEquals(List.of(), remarks);
    }

    @Test
    void shouldFlagAnArrivalWhoseSendingNobodyHasTold() throws Exception {
        attach();
        world.send(SERVER, ControlFrame.of(ControlFrame.Kind.RESUME));
        int line = ServerAndClient.line(COUNTING, "PTL_EVENT_SEND_START") - 2;
        world.send(CLIENT, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "when kind == \"ThreadScheduled\" && place.line == " + line));
        follow(() -> world.state(CLIENT).isAtBreakpoint());
        world.send(SERVER, ControlFrame.of(ControlFrame.Kind.PAUSE));
        follow(() -> world.state(SERVER).isPaused());
        while (told.stream().flatMap(transition -> transition.steps().stream()).noneMatch(MessageSent.class::isInstance)) {
            int before = told.size();
            world.send(CLIENT, ControlFrame.of(ControlFrame.Kind.STEP));
            follow(() -> told.size() > before && world.state(CLIENT).isPaused());
        }
        world.close();
        told.clear();
        world = new AttachedWorld(remarks::add);
        attach();
        tell(ControlFrame.Kind.RESUME);
        followToTheEnd();
        nodes.await().forEach(ending -> assertTrue(ending.isFine(), ending.failure()));
        assertEquals(List.of(), remarks);
        world.close();
        try (RecordingFile file = RecordingFile.open(recording)) {
            assertEquals(List.of("server: sending not known"), file.labels().stream().map(RecordedLabel::name).toList());
            Transition arrival = told.get((int) file.labels().get(0).transition() - 1);
            assertEquals(SERVER, arrival.process());
            assertTrue(((MessageDelivered) arrival.opening()).isFromOutside());
        }
    }

    /** Whoever pauses all nodes behind the hit of one need not know which of them has come to it. */
    @Test
    void shouldStayPausedForTheReasonThatItHas() throws Exception {
        attach();
        world.send(SERVER, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "when kind == \"ThreadScheduled\""));
        follow(() -> world.state(SERVER).isAtBreakpoint());
        String why = world.state(SERVER).why();
        int heard = world.statesHeard(SERVER);
        world.send(SERVER, ControlFrame.of(ControlFrame.Kind.PAUSE));
        follow(() -> world.statesHeard(SERVER) > heard);
        assertEquals(why, world.state(SERVER).why());
        tell(ControlFrame.Kind.RESUME);
        followToTheEnd();
        assertEquals(List.of(), remarks);
    }

    @Test
    void shouldRefuseAConditionThatIsNone() throws Exception {
        attach();
        world.send(SERVER, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "when kind == "));
        follow(() -> !remarks.isEmpty());
        assertTrue(remarks.get(0).startsWith("server (rank 0 of 2, process "), remarks::toString);
        assertTrue(world.state(SERVER).isPaused());
        tell(ControlFrame.Kind.RESUME);
        followToTheEnd();
    }

    @Test
    void shouldRefuseAWrongTokenAndServeTheOthers() throws Exception {
        NodeTarget wrong = new NodeTarget(nodes.targets.get(SERVER).address(), Token.random());
        IOException refused = assertThrows(IOException.class, () -> world.attach(List.of(wrong), folder.resolve("wrong.ptlrec"), null));
        assertTrue(refused.getMessage().contains("the token is not that of this node"), refused.getMessage());
        attach();
        tell(ControlFrame.Kind.RESUME);
        followToTheEnd();
        assertEquals(1, nodes.remarks.size());
        assertTrue(nodes.remarks.get(0).endsWith("its token is wrong."), nodes.remarks::toString);
    }
}
