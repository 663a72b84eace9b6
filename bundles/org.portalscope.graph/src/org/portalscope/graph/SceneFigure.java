package org.portalscope.graph;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Dimension;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.style.Ink;

/** Draws a scene: background and links itself, nodes as figures that stay the same as long as their keys do. */
final class SceneFigure extends Figure {

    private final Painter painter;
    private final Map<NodeKey, NodeFigure> figures = new HashMap<>();
    private Scene scene = Scene.EMPTY;
    private List<Link> links = List.of();

    SceneFigure(Painter painter) {
        this.painter = painter;
        setOpaque(true);
    }

    Scene scene() {
        return scene;
    }

    void setScene(Scene newScene) {
        scene = newScene;
        links = scene.links().stream().sorted(Comparator.comparingInt(link -> link.state().width())).toList();
        Map<NodeKey, NodeFigure> old = new HashMap<>(figures);
        for (Node node : scene.nodes()) {
            NodeFigure figure = old.remove(node.key());
            if (figure == null) {
                figure = new NodeFigure(painter, node);
                figures.put(node.key(), figure);
                add(figure);
            } else {
                figure.setNode(node);
            }
        }
        old.forEach((key, figure) -> {
            figures.remove(key);
            remove(figure);
        });
        setPreferredSize(new Dimension(scene.width(), scene.height()));
        repaint();
    }

    Optional<NodeFigure> figure(NodeKey key) {
        return Optional.ofNullable(figures.get(key));
    }

    /** The node under a place of the picture. */
    Optional<Node> nodeAt(int x, int y) {
        return scene.nodes().stream().filter(node -> node.isStop() && node.bounds().contains(x, y)).findFirst();
    }

    void select(Optional<NodeKey> selection, boolean focused) {
        figures.forEach((key, figure) -> {
            boolean selected = selection.filter(key::equals).isPresent();
            figure.setSelected(selected, selected && focused);
        });
    }

    @Override
    protected void paintFigure(Graphics graphics) {
        graphics.setBackgroundColor(painter.colors().of(Ink.CANVAS));
        graphics.fillRectangle(getBounds());
        painter.paint(graphics, scene.background());
        LinkPainter linkPainter = new LinkPainter(painter);
        links.forEach(link -> linkPainter.paint(graphics, link));
    }
}
