package org.portalscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;

class OverviewTest {

    private static final int ENTRIES = 1000;
    private static final int ROW = 48;
    private static final int HEADER = 60;

    private static Node node(int number, Box bounds, boolean current) {
        return new Node(new NodeKey(0, NodeKey.Kind.ENTRY, number), bounds, State.IDLE, current, false, true, "entry", "entry", List.of());
    }

    /** A long list below a header, with one entry that is current. */
    private static Scene list(int current) {
        List<Node> nodes = IntStream.range(0, ENTRIES).mapToObj(i -> node(i, new Box(200, HEADER + i * ROW, 216, 40), i == current)).toList();
        return new Scene(840, HEADER + ENTRIES * ROW, HEADER, List.of(), List.of(), nodes, Optional.of(nodes.get(current).key()));
    }

    @Test
    void shouldBeOfUseOnceTwoThirdsAreOutOfSight() {
        Scene scene = new Scene(840, 460, 60, List.of(), List.of(), List.of(), Optional.empty());
        assertFalse(new Overview(scene, new Box(0, 60, 840, 400)).isUseful());
        assertFalse(new Overview(scene, new Box(0, 60, 840, 134)).isUseful());
        assertTrue(new Overview(scene, new Box(0, 60, 840, 133)).isUseful());
        assertTrue(new Overview(scene, new Box(0, 60, 279, 400)).isUseful());
        assertFalse(new Overview(scene, new Box(0, 60, 840, 100)).isUseful(), "it would cover much of a small view");
    }

    @Test
    void shouldShowALongListInLittleRoomWithWhatIsCurrent() {
        Scene small = new Overview(list(500), new Box(0, HEADER, 840, 400)).scene();
        assertTrue(small.width() <= Overview.WIDE && small.height() <= Overview.HIGH, small::toString);
        assertTrue(small.background().size() < Overview.HIGH + 3, "rows that fall together are drawn once");
        assertEquals(1, small.background().stream().filter(drawn -> drawn instanceof Primitive.Bar bar && bar.ink().equals(ColorRole.line(State.CURRENT)))
                .count());
    }

    @Test
    void shouldFrameWhatIsSeen() {
        Overview overview = new Overview(list(0), new Box(0, HEADER + ENTRIES * ROW / 2, 840, 400));
        Primitive.Stroke frame = overview.scene().background().stream().filter(Primitive.Stroke.class::isInstance).map(Primitive.Stroke.class::cast)
                .findFirst().orElseThrow();
        int middle = overview.scene().height() / 2;
        assertTrue(Math.abs(frame.points().get(0).y() - middle) <= 3, frame::toString);
    }

    @Test
    void shouldScrollWhereItIsClickedButNotBeyondTheEdges() {
        Scene whole = list(0);
        Overview overview = new Overview(whole, new Box(0, HEADER, 840, 400));
        int most = whole.height() - HEADER - 400;
        assertEquals(new Point(0, 0), overview.scrolledTo(0, 0));
        assertEquals(new Point(0, most), overview.scrolledTo(Overview.WIDE, Overview.HIGH));
        assertTrue(Math.abs(overview.scrolledTo(0, overview.scene().height() / 2).y() - most / 2) < whole.height() / 50);
    }

    @Test
    void shouldKeepOutOfTheWayOfNodes() {
        Scene scene = new Scene(840, 4000, 0, List.of(), List.of(), List.of(node(1, new Box(700, 340, 100, 40), true)), Optional.empty());
        Overview above = new Overview(scene, new Box(0, 0, 840, 400));
        Box left = above.place(840, 400, Optional.empty());
        assertTrue(left.right() <= 700 && left.right() > 690, left::toString);
        Overview below = new Overview(scene, new Box(0, 300, 840, 400));
        assertTrue(below.place(840, 400, Optional.empty()).right() > 830);
        assertEquals(left, below.place(840, 400, Optional.of(left)), "it stays where it is in nobody's way");
        assertTrue(below.place(400, 400, Optional.of(left)).right() <= 400);
    }

    @Test
    void shouldRatherCoverOtherNodesThanTheCurrentOne() {
        Scene scene = new Scene(840, 4000, 0, List.of(), List.of(), List.of(node(1, new Box(0, 300, 300, 100), true),
                node(2, new Box(300, 300, 540, 100), false)), Optional.empty());
        assertTrue(new Overview(scene, new Box(0, 0, 840, 400)).place(840, 400, Optional.empty()).x() >= 300);
    }
}
