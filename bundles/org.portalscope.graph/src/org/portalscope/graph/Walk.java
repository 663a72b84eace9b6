package org.portalscope.graph;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;

/** The ways of the keyboard over the nodes of a scene. */
final class Walk {

    /** Where an arrow key points. */
    enum Arrow {
        UP(0, -1), DOWN(0, 1), LEFT(-1, 0), RIGHT(1, 0);

        private final int x;
        private final int y;

        Arrow(int x, int y) {
            this.x = x;
            this.y = y;
        }

        private boolean leadsTo(Box from, Box to) {
            return x > 0 ? to.x() >= from.right() : x < 0 ? to.right() <= from.x()
                    : y > 0 ? to.y() >= from.bottom() : to.bottom() <= from.y();
        }

        private int distance(Box from, Box to) {
            int along = Math.abs(x != 0 ? to.centerX() - from.centerX() : to.centerY() - from.centerY());
            int across = Math.abs(x != 0 ? to.centerY() - from.centerY() : to.centerX() - from.centerX());
            return along + 3 * across;
        }
    }

    private Walk() {
    }

    /** The next or previous node in the message's way; none at the end, the first or last from outside. */
    static Optional<Node> step(Scene scene, Optional<NodeKey> from, boolean forward) {
        List<Node> stops = stops(scene);
        int at = -1;
        for (int i = 0; i < stops.size(); i++) {
            if (from.filter(stops.get(i).key()::equals).isPresent()) {
                at = i;
            }
        }
        int next = at < 0 ? forward ? 0 : stops.size() - 1 : forward ? at + 1 : at - 1;
        return next >= 0 && next < stops.size() ? Optional.of(stops.get(next)) : Optional.empty();
    }

    /** The nearest node in a direction; the first one from outside. */
    static Optional<Node> towards(Scene scene, Optional<NodeKey> from, Arrow arrow) {
        Optional<Node> start = from.flatMap(scene::node);
        if (start.isEmpty()) {
            return step(scene, Optional.empty(), true);
        }
        Box box = start.get().bounds();
        Predicate<Node> leads = node -> arrow.leadsTo(box, node.bounds());
        return stops(scene).stream().filter(leads).min(Comparator.comparingInt(node -> arrow.distance(box, node.bounds())));
    }

    static List<Node> stops(Scene scene) {
        return scene.nodes().stream().filter(Node::isStop).toList();
    }
}
