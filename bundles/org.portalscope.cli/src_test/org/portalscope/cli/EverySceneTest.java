package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.model.projection.Projection;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.sequence.SequenceOptions;
import org.portalscope.scene.sequence.SequenceScene;
import org.portalscope.scene.svg.FontWidths;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What holds for the picture of every process after every step of a scenario. */
class EverySceneTest {

    private static final Map<NodeKey.Kind, Integer> COLUMNS = Map.of(NodeKey.Kind.PROCESS, 0, NodeKey.Kind.FLIGHT, 0, NodeKey.Kind.PORTAL, 1,
            NodeKey.Kind.UNUSED, 1, NodeKey.Kind.MESSAGE, 1, NodeKey.Kind.ENTRY, 2, NodeKey.Kind.FOLD, 2, NodeKey.Kind.DESCRIPTOR, 3,
            NodeKey.Kind.REGION, 4, NodeKey.Kind.QUEUE, 4);

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(0);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldCutNoTextAndCoverNothingAfterEveryStep(Path file) throws ScenarioException {
        LocalSession session = session(file);
        SessionDriver driver = session.drive();
        Projection projection = Projection.of(session, ScenarioFiles.processes(session));
        while (driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false)) {
            for (int process = 0; process < session.state().processes().size(); process++) {
                Scene scene = scene(session, projection, process);
                assertReadable(scene, process + " at " + session.position());
                assertTabFollowsTheMessage(scene, process + " at " + session.position());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldDrawTheSameComingFromEitherSideButForWhatChanged(Path file) throws ScenarioException {
        LocalSession session = session(file);
        SessionDriver driver = session.drive();
        Projection projection = Projection.of(session, ScenarioFiles.processes(session));
        while (driver.move(StepKind.OVER, Direction.FORWARD, Optional.empty(), () -> false)) {
            List<NodeKey> keys = keys(scene(session, projection, 0));
            if (driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false)) {
                driver.move(StepKind.INTO, Direction.BACK, Optional.empty(), () -> false);
                assertEquals(Set.copyOf(structure(keys)), Set.copyOf(structure(keys(scene(session, projection, 0)))), session.position()::toString);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldDrawASequenceChartInWhichNothingIsCutOrCovered(Path file) throws ScenarioException {
        LocalSession session = session(file);
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        Scene scene = SequenceScene.build(ProcessTable.of(session.state()), session.cursorState(), session.failure(), session.timeline(),
                session.position(), new SequenceOptions(1, true, 1280), new FontWidths());
        assertReadable(scene, "at the end");
        assertTrue(scene.nodes().stream().allMatch(node -> new Box(0, 0, scene.width(), scene.height()).contains(node.bounds())), "off the edge");
    }

    private static List<NodeKey> structure(List<NodeKey> keys) {
        return keys.stream().filter(key -> key.kind() == NodeKey.Kind.DESCRIPTOR || key.kind() == NodeKey.Kind.QUEUE).toList();
    }

    private static List<NodeKey> keys(Scene scene) {
        return scene.nodes().stream().map(Node::key).toList();
    }

    private static void assertReadable(Scene scene, String where) {
        Set<NodeKey> keys = new HashSet<>();
        List<Node> nodes = scene.nodes();
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            assertTrue(keys.add(node.key()), () -> node.key() + " twice, " + where);
            assertTextIsWhole(node, where);
            for (Node other : nodes.subList(i + 1, nodes.size())) {
                assertFalse(node.bounds().overlaps(other.bounds()), () -> node.key() + " lies on " + other.key() + ", " + where);
            }
        }
    }

    /** From the processes to the message on its Portal, down the match list, and on to descriptors, memory and queues. */
    private static void assertTabFollowsTheMessage(Scene scene, String where) {
        List<NodeKey> stops = scene.nodes().stream().filter(Node::isStop).map(Node::key).filter(key -> COLUMNS.containsKey(key.kind())).toList();
        List<Integer> columns = stops.stream().map(key -> COLUMNS.get(key.kind())).toList();
        assertEquals(columns.stream().sorted().toList(), columns, () -> stops + ", " + where);
        List<Integer> rows = scene.nodes().stream().filter(node -> node.key().kind() == NodeKey.Kind.ENTRY || node.key().kind() == NodeKey.Kind.FOLD)
                .map(node -> node.bounds().y()).toList();
        assertEquals(rows.stream().sorted().toList(), rows, () -> stops + ", " + where);
    }

    private static void assertTextIsWhole(Node node, String where) {
        for (Primitive primitive : node.primitives()) {
            if (primitive instanceof Primitive.Text text) {
                assertTrue(node.bounds().contains(text.bounds()), () -> text + " leaves " + node.key() + ", " + where);
                assertTrue(!text.isCut() || node.tooltip().contains(text.full()), () -> text + " is not told by " + node.key() + ", " + where);
            }
        }
    }

    private static Scene scene(LocalSession session, Projection projection, int process) {
        return PortalsScene.build(projection.model(), process, session.cursorState(), SceneOptions.DEFAULT, TextMeasure.ESTIMATE);
    }

    private static LocalSession session(Path file) throws ScenarioException {
        return new Launch(file.getFileName().toString(), "", ScenarioFiles.read(file)::world, RoundRobinScheduler::new).start();
    }
}
