package org.portalscope.scene;

import java.util.List;

import org.portalscope.scene.style.Point;

/**
 * Brings a picture from 100 % to its size. Edges are rounded, not lengths, so that what touches still touches.
 *
 * @param percent of the size that the picture was laid out in
 */
public record Scaling(int percent) {

    /** A picture at its size. */
    public Scene scene(Scene scene) {
        if (percent == 100) {
            return scene;
        }
        return new Scene(at(scene.width()), at(scene.height()), at(scene.header()), primitives(scene.background()),
                scene.links().stream().map(this::link).toList(), scene.nodes().stream().map(this::node).toList(), scene.focus());
    }

    /** Widths of text as they are at 100 % if it is drawn at its size; fonts do not grow evenly. */
    public TextMeasure measure(TextMeasure drawn) {
        return (text, type) -> (drawn.width(text, type.at(percent)) * 100 + percent - 1) / percent;
    }

    private int at(int value) {
        return Math.floorDiv(value * percent + 50, 100);
    }

    private Box box(Box box) {
        return new Box(at(box.x()), at(box.y()), at(box.right()) - at(box.x()), at(box.bottom()) - at(box.y()));
    }

    private List<Point> points(List<Point> points) {
        return points.stream().map(point -> new Point(at(point.x()), at(point.y()))).toList();
    }

    private Link link(Link link) {
        return link.through(points(link.points()));
    }

    private Node node(Node node) {
        return new Node(node.key(), box(node.bounds()), node.state(), node.current(), node.changed(), node.outlined(), node.name(),
                node.tooltip(), primitives(node.primitives()));
    }

    private List<Primitive> primitives(List<Primitive> primitives) {
        return primitives.stream().map(this::primitive).toList();
    }

    private Primitive primitive(Primitive primitive) {
        if (primitive instanceof Primitive.Text text) {
            return new Primitive.Text(box(text.bounds()), text.text(), text.full(), text.type().at(percent), text.ink());
        }
        if (primitive instanceof Primitive.Stroke stroke) {
            return new Primitive.Stroke(points(stroke.points()), stroke.ink(), stroke.width(), stroke.dash());
        }
        if (primitive instanceof Primitive.Bar bar) {
            return new Primitive.Bar(box(bar.bounds()), bar.ink(), bar.fill());
        }
        Primitive.Glyph glyph = (Primitive.Glyph) primitive;
        return new Primitive.Glyph(box(glyph.bounds()), glyph.mark(), glyph.ink());
    }
}
