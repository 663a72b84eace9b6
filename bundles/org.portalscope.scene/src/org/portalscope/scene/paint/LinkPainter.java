package org.portalscope.scene.paint;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.scene.Link;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;

/** Draws links with what is at their ends. */
final class LinkPainter {

    private static final int THICK = 3;
    private static final int ARM = 6;

    private final Surface surface;

    LinkPainter(Surface surface) {
        this.surface = surface;
    }

    void paint(Link link) {
        int last = link.points().size() - 1;
        Point end = link.points().get(last);
        Point before = link.points().get(last - 1);
        double length = Math.max(1, Math.hypot(end.x() - before.x(), end.y() - before.y()));
        double dx = (end.x() - before.x()) / length;
        double dy = (end.y() - before.y()) / length;
        int size = link.state().width() >= THICK ? 12 : 7;
        List<Point> points = new ArrayList<>(link.points());
        if (link.end() == Link.End.ARROW) {
            points.set(last, along(end, dx, dy, -size + 1, 0));
        }
        ColorRole ink = ColorRole.line(link.state());
        surface.line(points, ink, link.state().width(), link.dash());
        List<Point> head = List.of(along(end, dx, dy, -size, size * 0.5), end, along(end, dx, dy, -size, -size * 0.5));
        switch (link.end()) {
            case ARROW -> surface.area(head, ink);
            case OPEN_ARROW -> surface.line(head, ink, 2, List.of());
            case CROSS -> cross(end, ink);
            case NONE -> {
            }
        }
    }

    private void cross(Point at, ColorRole ink) {
        for (int side : new int[] {-1, 1}) {
            List<Point> stroke = List.of(new Point(at.x() - ARM, at.y() - side * ARM), new Point(at.x() + ARM, at.y() + side * ARM));
            surface.line(stroke, ink, THICK, List.of());
        }
    }

    private static Point along(Point point, double dx, double dy, double along, double across) {
        return new Point((int) Math.round(point.x() + dx * along - dy * across), (int) Math.round(point.y() + dy * along + dx * across));
    }
}
