package org.portalscope.graph;

import java.util.List;

import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.paint.ScenePainter;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;

/** Draws a node, and around it what tells that it is selected, has the focus, or lies under the pointer. */
final class NodeFigure extends Figure {

    private static final int AROUND = 3;
    private static final int ROOM = 6;

    private final Painter painter;
    private Node node;
    private boolean selected;
    private boolean focused;
    private boolean hovered;

    NodeFigure(Painter painter, Node node) {
        this.painter = painter;
        setNode(node);
    }

    Node node() {
        return node;
    }

    void setNode(Node newNode) {
        if (!newNode.equals(node)) {
            node = newNode;
            place(0);
            repaint();
        }
    }

    /** Draws the node below its place in the scene. */
    void place(int lower) {
        Box room = node.bounds().grown(ROOM);
        setBounds(new Rectangle(room.x(), room.y() + lower, room.width(), room.height()));
    }

    void setSelected(boolean newSelected, boolean newFocused) {
        if (selected != newSelected || focused != newFocused) {
            selected = newSelected;
            focused = newFocused;
            repaint();
        }
    }

    void setHovered(boolean newHovered) {
        if (hovered != newHovered) {
            hovered = newHovered;
            repaint();
        }
    }

    @Override
    public boolean containsPoint(int x, int y) {
        return getBounds().contains(x, y);
    }

    @Override
    protected void paintFigure(Graphics graphics) {
        graphics.translate(getBounds().x - (node.bounds().x() - ROOM), getBounds().y - (node.bounds().y() - ROOM));
        ScenePainter scenes = painter.on(graphics);
        scenes.node(node);
        if (selected) {
            scenes.frame(node.bounds().grown(AROUND), ColorRole.line(State.SELECTED), focused ? 2 : 1,
                    focused ? List.of() : State.SELECTED.dash());
        } else if (hovered) {
            scenes.frame(node.bounds().grown(AROUND), ColorRole.SECONDARY, 1, List.of());
        }
    }
}
