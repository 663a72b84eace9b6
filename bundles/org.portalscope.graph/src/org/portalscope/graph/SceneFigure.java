package org.portalscope.graph;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.paint.ScenePainter;
import org.portalscope.scene.style.ColorRole;

/** Draws a scene: background and links itself, nodes as figures that stay the same as long as their keys do. */
final class SceneFigure extends Figure {

    /** How far what is at the end of a link may stand out from it, in pixels. */
    private static final int LINK_END = 24;

    private final Painter painter;
    private final HeaderFigure header;
    private final Map<NodeKey, NodeFigure> figures = new HashMap<>();
    private Scene scene = Scene.EMPTY;
    private List<Link> links = List.of();
    private int lower;

    SceneFigure(Painter painter) {
        this.painter = painter;
        header = new HeaderFigure(painter);
        add(header);
        setOpaque(true);
    }

    Scene scene() {
        return scene;
    }

    /** Draws another scene; only that is painted again in which it differs. */
    void setScene(Scene newScene) {
        Scene before = scene;
        Set<Link> drawn = new HashSet<>(links);
        before.links().stream().filter(this::isHeader).forEach(drawn::add);
        scene = newScene;
        List<Link> all = ScenePainter.byWidth(scene.links());
        links = all.stream().filter(link -> !isHeader(link)).toList();
        header.setLinks(all.stream().filter(this::isHeader).toList());
        reconcile();
        setPreferredSize(new Dimension(scene.width(), scene.height()));
        placeHeader();
        repaintDifference(before, drawn);
    }

    /** Nodes see to themselves. */
    private void repaintDifference(Scene before, Set<Link> old) {
        if (before.header() != scene.header() || !before.background().equals(scene.background())) {
            repaint();
            return;
        }
        links.stream().filter(link -> !old.remove(link)).forEach(this::repaint);
        old.removeAll(scene.links());
        old.forEach(this::repaint);
    }

    /** Draws links elsewhere than in the scene: on their way to where they are there. Those of the header stay. */
    void drawLinks(List<Link> moving) {
        List<Link> drawn = ScenePainter.byWidth(moving).stream().filter(link -> !isHeader(link)).toList();
        links.stream().filter(link -> !drawn.contains(link)).forEach(this::repaint);
        drawn.stream().filter(link -> !links.contains(link)).forEach(this::repaint);
        links = drawn;
    }

    private void repaint(Link link) {
        PointList points = new PointList();
        link.points().forEach(point -> points.addPoint(point.x(), point.y()));
        repaint(points.getBounds().expand(LINK_END, LINK_END));
    }

    private void reconcile() {
        Map<NodeKey, NodeFigure> old = new HashMap<>(figures);
        for (Node node : scene.nodes()) {
            NodeFigure figure = old.remove(node.key());
            if (figure == null) {
                figure = new NodeFigure(painter, node);
                figures.put(node.key(), figure);
            } else {
                figure.setNode(node);
            }
            attach(figure);
        }
        old.forEach((key, figure) -> {
            figures.remove(key);
            figure.getParent().remove(figure);
        });
    }

    private void attach(NodeFigure figure) {
        Figure parent = scene.isHeader(figure.node().bounds()) ? header : this;
        if (figure.getParent() != parent) {
            parent.add(figure, parent == this ? 0 : -1);
        }
    }

    private boolean isHeader(Link link) {
        return link.points().stream().allMatch(point -> point.y() < scene.header());
    }

    /** Keeps the header in sight: tells how far the picture is scrolled down. */
    void scrolledTo(int y) {
        if (y != lower) {
            lower = y;
            placeHeader();
        }
    }

    private void placeHeader() {
        header.setBounds(new Rectangle(0, lower, Math.max(scene.width(), getBounds().width), scene.header()));
        scene.nodes().stream().filter(node -> scene.isHeader(node.bounds())).forEach(node -> figures.get(node.key()).place(lower));
    }

    @Override
    public void setBounds(Rectangle bounds) {
        super.setBounds(bounds);
        placeHeader();
    }

    Optional<NodeFigure> figure(NodeKey key) {
        return Optional.ofNullable(figures.get(key));
    }

    /** The node drawn at a place. */
    Optional<Node> nodeAt(int x, int y) {
        boolean above = y < scene.header() + lower;
        return scene.nodes().stream().filter(node -> node.isStop() && scene.isHeader(node.bounds()) == above
                && drawn(node).contains(x, y)).findFirst();
    }

    /** Where a node is drawn. */
    Box drawn(Node node) {
        Box box = node.bounds();
        return scene.isHeader(box) ? new Box(box.x(), box.y() + lower, box.width(), box.height()) : box;
    }

    void select(Optional<NodeKey> selection, boolean focused) {
        figures.forEach((key, figure) -> {
            boolean selected = selection.filter(key::equals).isPresent();
            figure.setSelected(selected, selected && focused);
        });
    }

    @Override
    protected void paintFigure(Graphics graphics) {
        graphics.setBackgroundColor(painter.colors().of(ColorRole.CANVAS));
        graphics.fillRectangle(getBounds());
        ScenePainter scenes = painter.on(graphics);
        scenes.primitives(scene.background());
        links.forEach(scenes::link);
    }
}
