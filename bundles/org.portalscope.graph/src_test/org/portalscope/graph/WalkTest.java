package org.portalscope.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.NodeKey.Kind;
import org.portalscope.scene.Scene;
import org.portalscope.scene.style.State;

/** The keyboard's ways over two entries, one above the other, each with a descriptor to its right, below a caption. */
class WalkTest {

    private static final NodeKey FIRST = new NodeKey(0, Kind.ENTRY, 1);
    private static final NodeKey SECOND = new NodeKey(0, Kind.ENTRY, 2);
    private static final NodeKey FIRST_DESCRIPTOR = new NodeKey(0, Kind.DESCRIPTOR, 1);
    private static final NodeKey SECOND_DESCRIPTOR = new NodeKey(0, Kind.DESCRIPTOR, 2);

    private final Scene scene = new Scene(300, 200, 0, List.of(), List.of(), List.of(node(new NodeKey(0, Kind.CAPTION, 0), 0, 0),
            node(FIRST, 0, 50), node(SECOND, 0, 100), node(FIRST_DESCRIPTOR, 150, 50), node(SECOND_DESCRIPTOR, 150, 100)),
            Optional.empty());

    @Test
    void shouldBeginAtTheFirstStop() {
        assertEquals(Optional.of(FIRST), step(Optional.empty(), true));
        assertEquals(Optional.of(SECOND_DESCRIPTOR), step(Optional.empty(), false));
    }

    @Test
    void shouldWalkInTheMessagesWay() {
        assertEquals(Optional.of(SECOND), step(Optional.of(FIRST), true));
        assertEquals(Optional.of(FIRST_DESCRIPTOR), step(Optional.of(SECOND), true));
    }

    @Test
    void shouldLeaveAtTheEnds() {
        assertEquals(Optional.empty(), step(Optional.of(SECOND_DESCRIPTOR), true));
        assertEquals(Optional.empty(), step(Optional.of(FIRST), false));
    }

    @Test
    void shouldGoWhereAnArrowPoints() {
        assertEquals(Optional.of(SECOND), towards(FIRST, Walk.Arrow.DOWN));
        assertEquals(Optional.of(FIRST), towards(SECOND, Walk.Arrow.UP));
        assertEquals(Optional.of(SECOND_DESCRIPTOR), towards(SECOND, Walk.Arrow.RIGHT));
        assertEquals(Optional.of(FIRST), towards(FIRST_DESCRIPTOR, Walk.Arrow.LEFT));
        assertEquals(Optional.empty(), towards(FIRST, Walk.Arrow.LEFT));
    }

    private Optional<NodeKey> step(Optional<NodeKey> from, boolean forward) {
        return Walk.step(scene, from, forward).map(Node::key);
    }

    private Optional<NodeKey> towards(NodeKey from, Walk.Arrow arrow) {
        return Walk.towards(scene, Optional.of(from), arrow).map(Node::key);
    }

    private static Node node(NodeKey key, int x, int y) {
        return new Node(key, new Box(x, y, 100, 40), State.IDLE, false, false, true, "", "", List.of());
    }
}
