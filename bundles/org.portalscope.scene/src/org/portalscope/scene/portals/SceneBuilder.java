package org.portalscope.scene.portals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.Wrapping;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** What the parts of the picture are put on. Lengths are pixels at 100 %; the finished picture is brought to its size at once. */
final class SceneBuilder {

    private final TextMeasure measure;
    private final int zoom;
    private final List<Primitive> background = new ArrayList<>();
    private final List<Link> links = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();

    SceneBuilder(TextMeasure measure, int zoom) {
        this.measure = new Scaling(zoom).measure(measure);
        this.zoom = zoom;
    }

    boolean hasDetail() {
        return Zoom.hasDetail(zoom);
    }

    /** The width of a text at the size drawn, brought back to 100 % and rounded up. */
    int width(String text, TextStyle type) {
        return measure.width(text, type);
    }

    /** Parts a text between words into lines that are no wider than the width, a longer word aside. */
    List<String> wrapped(String text, int wide) {
        return Wrapping.lines(text, wide, line -> width(line, TextStyle.UI));
    }

    NodeBuilder draw(NodeKey key, Box bounds) {
        return new NodeBuilder(this, key, bounds);
    }

    void add(Node node) {
        nodes.add(node);
    }

    void link(String name, State state, Link.End end, List<Point> points) {
        links.add(new Link(name, List.copyOf(points), state, end));
    }

    void background(Primitive primitive) {
        background.add(primitive);
    }

    boolean holds(NodeKey key) {
        return nodes.stream().anyMatch(node -> node.key().equals(key));
    }

    /** The lower edge of the lowest node. */
    int bottom() {
        return nodes.stream().mapToInt(node -> node.bounds().bottom()).max().orElse(0);
    }

    Scene finish(int width, int height, int header, Optional<NodeKey> focus) {
        return new Scaling(zoom).scene(new Scene(width, height, header, List.copyOf(background),
                List.copyOf(links), List.copyOf(nodes), focus));
    }
}
