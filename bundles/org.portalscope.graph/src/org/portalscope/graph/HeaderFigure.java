package org.portalscope.graph;

import java.util.List;

import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.portalscope.scene.Box;
import org.portalscope.scene.Link;
import org.portalscope.scene.style.ColorRole;

/** The upper part of a scene, which stays in sight while the rest is scrolled beneath it. */
final class HeaderFigure extends Figure {

    private final Painter painter;
    private List<Link> links = List.of();

    HeaderFigure(Painter painter) {
        this.painter = painter;
    }

    void setLinks(List<Link> newLinks) {
        if (!newLinks.equals(links)) {
            links = newLinks;
            repaint();
        }
    }

    @Override
    protected void paintFigure(Graphics graphics) {
        painter.fill(graphics, new Box(getBounds().x, getBounds().y, getBounds().width, getBounds().height), ColorRole.CANVAS);
        graphics.translate(0, getBounds().y);
        links.forEach(painter.on(graphics)::link);
        graphics.translate(0, -getBounds().y);
    }
}
