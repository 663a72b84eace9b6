package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.portalscope.model.projection.Projection;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.state.LiveProcess;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** The tile of a process that runs elsewhere says how it stands. */
class LiveTilesTest {

    private static List<Node> tiles(int width, LiveProcess... live) throws ScenarioException {
        LocalSession session = new Launch("files", "", Library.open("5.1-parallel-file-server")::world, RoundRobinScheduler::new).start();
        Projection projection = new Projection(session.state(), Set.of(0));
        Scene scene = PortalsScene.build(projection.model(), 0, session.cursorState(), SceneOptions.DEFAULT.within(width, 600).withLive(List.of(live)),
                TextMeasure.ESTIMATE);
        return scene.nodes().stream().filter(node -> node.key().kind() == NodeKey.Kind.PROCESS).toList();
    }

    private static List<String> texts(Node tile) {
        return tile.primitives().stream().filter(Primitive.Text.class::isInstance).map(Primitive.Text.class::cast).map(Primitive.Text::full).toList();
    }

    @Test
    void shouldSayHowEachProcessStands() throws ScenarioException {
        List<Node> tiles = tiles(1280, new LiveProcess(LiveProcess.State.LIVE, 3, ""), new LiveProcess(LiveProcess.State.PAUSED, 0, "paused"),
                new LiveProcess(LiveProcess.State.STEPPING, 0, "waiting: main at a.ptl:3"), new LiveProcess(LiveProcess.State.LAGGING, 1234, ""),
                new LiveProcess(LiveProcess.State.LOST, 0, "the connection was closed"),
                new LiveProcess(LiveProcess.State.FAILED, 0, "nodes.ptl:3: x == 1 does not hold"));
        List<String> badges = List.of("live", "paused", "waits", "lag 1,234", "lost", "failed");
        for (int process = 0; process < badges.size(); process++) {
            assertTrue(texts(tiles.get(process)).contains(badges.get(process)), texts(tiles.get(process))::toString);
        }
        assertTrue(tiles.get(2).tooltip().contains("a step waits: waiting: main at a.ptl:3"), tiles.get(2).tooltip());
        assertTrue(tiles.get(3).tooltip().contains("lagging by 1234 transitions"), tiles.get(3).tooltip());
        assertTrue(tiles.get(5).tooltip().contains("failed: nodes.ptl:3: x == 1 does not hold"), tiles.get(5).tooltip());
        assertTrue(tiles.get(4).tooltip().contains("lost: the connection was closed"), tiles.get(4).tooltip());
    }

    @Test
    void shouldSayWhichProcessesAreOver() throws ScenarioException {
        List<Node> tiles = tiles(1280, new LiveProcess(LiveProcess.State.ENDED, 0, ""), new LiveProcess(LiveProcess.State.ENDED, 0, "detached"));
        assertTrue(texts(tiles.get(0)).contains("ended"), texts(tiles.get(0))::toString);
        assertTrue(texts(tiles.get(1)).contains("detached"), texts(tiles.get(1))::toString);
    }

    @Test
    void shouldSayWhatIsUnverified() throws ScenarioException {
        List<Node> tiles = tiles(1280, new LiveProcess(LiveProcess.State.LIVE, 0, "", true), new LiveProcess(LiveProcess.State.ENDED, 0, "", true),
                new LiveProcess(LiveProcess.State.PAUSED, 0, "a breakpoint is hit: put #1 arrives", true));
        List<String> badges = List.of("live, unverified", "ended, unverified", "paused, unverified");
        for (int process = 0; process < badges.size(); process++) {
            assertTrue(texts(tiles.get(process)).contains(badges.get(process)), texts(tiles.get(process))::toString);
        }
        assertTrue(tiles.get(2).tooltip().contains("paused: a breakpoint is hit: put #1 arrives; unverified, since state and replay differ"),
                tiles.get(2).tooltip());
    }

    @Test
    void shouldSayNothingOfProcessesOfThisWorld() throws ScenarioException {
        assertEquals(tiles(1280).stream().map(LiveTilesTest::texts).toList(), tiles(1280, new LiveProcess[0]).stream().map(LiveTilesTest::texts).toList());
        assertTrue(tiles(1280).stream().noneMatch(tile -> texts(tile).contains("live")));
    }

    @Test
    void shouldStayWithinTheTile() throws ScenarioException {
        LiveProcess lagging = new LiveProcess(LiveProcess.State.LAGGING, 123_456, "", true);
        for (Node tile : tiles(840, lagging, lagging, lagging, lagging, lagging, lagging)) {
            tile.primitives().stream().filter(Primitive.Text.class::isInstance).map(Primitive.Text.class::cast)
                    .forEach(text -> assertTrue(tile.bounds().contains(text.bounds()), text::toString));
        }
    }
}
