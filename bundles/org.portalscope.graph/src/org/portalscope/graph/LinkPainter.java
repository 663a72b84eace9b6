package org.portalscope.graph;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.draw2d.Graphics;
import org.portalscope.scene.Link;
import org.portalscope.scene.Point;
import org.portalscope.scene.style.Ink;

/** Draws links with what stands at their ends. */
final class LinkPainter {

    private static final int THICK = 3;

    private final Painter painter;

    LinkPainter(Painter painter) {
        this.painter = painter;
    }

    void paint(Graphics graphics, Link link) {
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
        Ink ink = Ink.line(link.state());
        painter.stroke(graphics, points, ink, link.state().width(), link.state().dash());
        List<Point> head = List.of(along(end, dx, dy, -size, size * 0.5), end, along(end, dx, dy, -size, -size * 0.5));
        switch (link.end()) {
            case ARROW -> painter.polygon(graphics, head, ink);
            case OPEN_ARROW -> painter.stroke(graphics, head, ink, 2, List.of());
            case CROSS -> cross(graphics, end, ink);
            case NONE -> {
            }
        }
    }

    private void cross(Graphics graphics, Point at, Ink ink) {
        int arm = 6;
        for (int side : new int[] {-1, 1}) {
            List<Point> stroke = List.of(new Point(at.x() - arm, at.y() - side * arm), new Point(at.x() + arm, at.y() + side * arm));
            painter.stroke(graphics, stroke, ink, THICK, List.of());
        }
    }

    private static Point along(Point point, double dx, double dy, double along, double across) {
        return new Point((int) Math.round(point.x() + dx * along - dy * across), (int) Math.round(point.y() + dy * along + dx * across));
    }
}
