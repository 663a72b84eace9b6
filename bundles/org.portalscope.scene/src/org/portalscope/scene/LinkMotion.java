package org.portalscope.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.portalscope.scene.style.Point;

/**
 * The way of links from one picture to the next. While a message stays where it is, the link to what is examined goes on from the last to the next, and links
 * that are new grow from their start. Nothing else moves.
 */
public final class LinkMotion {

    private static final NodeKey.Kind CARD = NodeKey.Kind.MESSAGE;

    private final Map<String, Link> before;
    private final List<Link> after;

    private LinkMotion(List<Link> before, List<Link> after) {
        this.before = before.stream().collect(Collectors.toMap(Link::name, Function.identity(), (one, other) -> one));
        this.after = after;
    }

    /** What moves from one picture to the next; nothing if no message lies in the same place of both, or no link has changed its way. */
    public static Optional<LinkMotion> between(Scene before, Scene after) {
        Optional<Box> card = card(after);
        if (card.isEmpty() || !card.equals(card(before))) {
            return Optional.empty();
        }
        LinkMotion motion = new LinkMotion(before.links(), after.links());
        return after.links().stream().anyMatch(motion::moves) ? Optional.of(motion) : Optional.empty();
    }

    private static Optional<Box> card(Scene scene) {
        return scene.nodes().stream().filter(node -> node.key().kind() == CARD).map(Node::bounds).findFirst();
    }

    private boolean moves(Link link) {
        Link old = before.get(link.name());
        return old == null || old.points().size() == link.points().size() && !old.points().equals(link.points());
    }

    /**
     * The links of the next picture on their way, slower towards its end.
     *
     * @param passed the part of the time that has passed, 0 to 1
     */
    public List<Link> at(double passed) {
        double left = 1 - Math.max(0, Math.min(1, passed));
        double way = 1 - left * left;
        return after.stream().map(link -> moves(link) ? moved(link, way) : link).toList();
    }

    private Link moved(Link link, double way) {
        Link old = before.get(link.name());
        return link.through(old == null ? grown(link.points(), way) : between(old.points(), link.points(), way));
    }

    private static List<Point> between(List<Point> from, List<Point> to, double way) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < to.size(); i++) {
            points.add(between(from.get(i), to.get(i), way));
        }
        return points;
    }

    /** So much of a line as has been drawn: its first corners, and a point between two. */
    private static List<Point> grown(List<Point> line, double way) {
        double left = way * length(line);
        List<Point> points = new ArrayList<>(List.of(line.get(0)));
        for (int i = 1; i < line.size(); i++) {
            double piece = length(line.subList(i - 1, i + 1));
            if (piece >= left) {
                points.add(between(line.get(i - 1), line.get(i), piece == 0 ? 1 : left / piece));
                return points;
            }
            points.add(line.get(i));
            left -= piece;
        }
        return line;
    }

    private static double length(List<Point> line) {
        double length = 0;
        for (int i = 1; i < line.size(); i++) {
            length += Math.hypot(line.get(i).x() - line.get(i - 1).x(), line.get(i).y() - line.get(i - 1).y());
        }
        return length;
    }

    private static Point between(Point from, Point to, double way) {
        return new Point((int) Math.round(from.x() + way * (to.x() - from.x())), (int) Math.round(from.y() + way * (to.y() - from.y())));
    }
}
