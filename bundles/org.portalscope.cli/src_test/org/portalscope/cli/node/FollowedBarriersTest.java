package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.process.NodeRun;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/** Whoever follows nodes sees who waits at a barrier, and for whom. */
@Timeout(60)
class FollowedBarriersTest {

    private static final String MEETING = """
            scenario "meeting";
            process early at 0:0 { x = 1; barrier; x = 2; }
            process late at 1:0 { x = 1; barrier; x = 2; }
            """;

    private static volatile int meetingLine;

    @TempDir
    private Path folder;

    static Stream<NodeRun> runs() throws ScenarioException {
        return Stream.of(NodeRun.of(Scenario.readText("meeting.ptl", MEETING, Protocols.NONE)), NodeRun.of(PortalsApi::barrier, 2));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void shouldShowWhoWaits(NodeRun run) throws Exception {
        try (RunningNodes nodes = new RunningNodes(run); AttachedWorld world = new AttachedWorld(remark -> { }, Protocols.NONE);
                AttachedWorld later = new AttachedWorld(remark -> { }, Protocols.NONE)) {
            world.attach(nodes.targets, folder.resolve("first.ptlrec"), null);
            world.send(0, ControlFrame.of(ControlFrame.Kind.RESUME));
            followToTheBarrier(world);
            later.attach(nodes.targets, folder.resolve("later.ptlrec"), null);
            followToTheBarrier(later);
            assertEquals(waits(world), waits(later));
            assertEquals(List.of("blocked in barrier: " + world.state().process(1).name() + " has not reached it"), waits(world));
            world.send(1, ControlFrame.of(ControlFrame.Kind.RESUME));
            nodes.await().forEach(ending -> assertNull(ending.failure()));
            while (!world.areGone() || world.advance(0)) {
                world.advance(100);
            }
            assertEquals(List.of(), waits(world));
        }
    }

    private static void meet(PortalsApi portals) {
        meetingLine = new Throwable().getStackTrace()[0].getLineNumber() + 1;
        portals.barrier();
    }

    @Test
    void shouldShowTheLineOfTheBarrierOfAProgramInJava() throws Exception {
        try (RunningNodes nodes = new RunningNodes(NodeRun.of(FollowedBarriersTest::meet, 2));
                AttachedWorld world = new AttachedWorld(remark -> { }, Protocols.NONE)) {
            world.attach(nodes.targets, folder.resolve("live.ptlrec"), null);
            world.send(0, ControlFrame.of(ControlFrame.Kind.STEP));
            followToTheBarrier(world);
            SourceLocation place = world.state().process(0).place(0);
            assertEquals("FollowedBarriersTest.java:" + meetingLine, place.file() + ':' + place.line());
        }
    }

    private static void followToTheBarrier(AttachedWorld world) throws Exception {
        while (world.state().process(0).threadCount() == 0 || world.state().process(0).readiness(0) != Readiness.WAITS) {
            world.advance(100);
        }
    }

    private static List<String> waits(AttachedWorld world) {
        return world.state().waitForGraph().processes().stream().flatMap(process -> process.waits().stream())
                .map(wait -> wait.words()).toList();
    }
}
