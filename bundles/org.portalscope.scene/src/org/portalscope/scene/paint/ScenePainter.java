package org.portalscope.scene.paint;

import java.util.Comparator;
import java.util.List;

import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;

/** Draws scenes and their parts. */
public final class ScenePainter {

    private static final int HATCH = 4;
    private static final int CORNER = 8;

    private final Surface surface;

    public ScenePainter(Surface surface) {
        this.surface = surface;
    }

    /** Draws a whole picture: background, links from the thinnest to the thickest, nodes. */
    public void scene(Scene scene) {
        primitives(scene.background());
        byWidth(scene.links()).forEach(this::link);
        scene.nodes().forEach(this::node);
    }

    /** The order in which links are drawn: the thick ones last, so that nothing covers them. */
    public static List<Link> byWidth(List<Link> links) {
        return links.stream().sorted(Comparator.comparingInt(link -> link.state().width())).toList();
    }

    /** Draws a node. */
    public void node(Node node) {
        if (node.outlined()) {
            surface.fill(node.bounds(), ColorRole.fill(node.state()));
        }
        primitives(node.primitives());
        if (node.outlined()) {
            outline(node);
        }
    }

    private void outline(Node node) {
        State frame = node.current() ? State.CURRENT : node.state();
        frame(node.bounds(), ColorRole.line(frame), frame.width(), frame.dash());
        if (node.changed()) {
            Box box = node.bounds();
            surface.area(List.of(new Point(box.right() - CORNER, box.y()), new Point(box.right(), box.y()),
                    new Point(box.right(), box.y() + CORNER)), ColorRole.line(State.CHANGED));
        }
    }

    /** Draws a link with what is at its end. */
    public void link(Link link) {
        new LinkPainter(surface).paint(link);
    }

    /** Draws primitives one over the other. */
    public void primitives(List<Primitive> primitives) {
        primitives.forEach(this::primitive);
    }

    private void primitive(Primitive primitive) {
        if (primitive instanceof Primitive.Text text) {
            surface.text(text);
        } else if (primitive instanceof Primitive.Stroke stroke) {
            surface.line(stroke.points(), stroke.ink(), stroke.width(), stroke.dash());
        } else if (primitive instanceof Primitive.Bar bar) {
            bar(bar);
        } else if (primitive instanceof Primitive.Glyph glyph) {
            mark(glyph.mark(), glyph.bounds(), glyph.ink());
        }
    }

    private void bar(Primitive.Bar bar) {
        switch (bar.fill()) {
            case SOLID -> surface.fill(bar.bounds(), bar.ink());
            case OUTLINE -> frame(bar.bounds(), bar.ink(), 1, List.of());
            case SHADED -> surface.hatch(bar.bounds(), bar.ink(), 2 * HATCH);
            case HATCHED -> {
                surface.hatch(bar.bounds(), bar.ink(), HATCH);
                frame(bar.bounds(), bar.ink(), 1, List.of());
            }
        }
    }

    /** Draws a frame that lies within a box. */
    public void frame(Box box, ColorRole ink, int width, List<Integer> dash) {
        if (dash.isEmpty()) {
            surface.fill(new Box(box.x(), box.y(), box.width(), width), ink);
            surface.fill(new Box(box.x(), box.bottom() - width, box.width(), width), ink);
            surface.fill(new Box(box.x(), box.y(), width, box.height()), ink);
            surface.fill(new Box(box.right() - width, box.y(), width, box.height()), ink);
            return;
        }
        int left = box.x() + width / 2;
        int top = box.y() + width / 2;
        int right = left + box.width() - width;
        int bottom = top + box.height() - width;
        surface.line(List.of(new Point(left, top), new Point(right, top), new Point(right, bottom), new Point(left, bottom),
                new Point(left, top)), ink, width, dash);
    }

    private void mark(Mark mark, Box box, ColorRole ink) {
        int width = Math.max(1, Math.round(box.width() * 2f / Mark.SIDE * 0.75f));
        for (List<Point> line : mark.lines()) {
            List<Point> points = line.stream().map(point -> new Point(box.x() + point.x() * box.width() / Mark.SIDE,
                    box.y() + point.y() * box.height() / Mark.SIDE)).toList();
            if (mark.isFilled()) {
                surface.area(points, ink);
            } else {
                surface.line(points, ink, width, List.of());
            }
        }
    }
}
