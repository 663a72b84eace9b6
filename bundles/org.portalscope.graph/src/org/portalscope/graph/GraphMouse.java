package org.portalscope.graph;

import java.util.Optional;

import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.portals.Zoom;

/** What the mouse does in the graph: point, select, open, zoom; a drag where nothing is moves what is seen. */
final class GraphMouse {

    private final GraphViewer viewer;
    private final FigureCanvas canvas;
    private final SceneFigure figure;
    private Optional<NodeKey> hovered = Optional.empty();
    /** Where the pointer is on the canvas; nothing if it is elsewhere, or drags. */
    private Optional<Point> pointer = Optional.empty();
    /** The point of the picture at which it is dragged. */
    private Optional<Point> grabbed = Optional.empty();

    GraphMouse(GraphViewer viewer, FigureCanvas canvas, SceneFigure figure) {
        this.viewer = viewer;
        this.canvas = canvas;
        this.figure = figure;
        canvas.addListener(SWT.MouseMove, this::move);
        canvas.addListener(SWT.MouseExit, event -> leave());
        canvas.addListener(SWT.MouseDown, this::down);
        canvas.addListener(SWT.MouseUp, event -> release());
        canvas.addListener(SWT.MouseDoubleClick, this::open);
        canvas.addListener(SWT.MouseWheel, this::wheel);
    }

    private Optional<Node> at(Event event) {
        return at(new Point(event.x, event.y));
    }

    private Optional<Node> at(Point place) {
        Point scrolled = canvas.getViewport().getViewLocation();
        return figure.nodeAt(place.x + scrolled.x, place.y + scrolled.y);
    }

    private void move(Event event) {
        pointer = Optional.of(new Point(event.x, event.y)).filter(place -> grabbed.isEmpty());
        grabbed.ifPresentOrElse(held -> canvas.getViewport().setViewLocation(held.x - event.x, held.y - event.y), () -> hover(at(event)));
    }

    private void leave() {
        pointer = Optional.empty();
        hover(Optional.empty());
    }

    /** Another scene shows: what lies below the pointer now is pointed at, and a tooltip of what has gone goes, too. */
    void sceneChanged() {
        pointer.ifPresent(place -> hover(at(place)));
    }

    private void grab(Event event) {
        Point scrolled = canvas.getViewport().getViewLocation();
        grabbed = Optional.of(new Point(event.x + scrolled.x, event.y + scrolled.y));
        canvas.setCursor(canvas.getDisplay().getSystemCursor(SWT.CURSOR_SIZEALL));
    }

    private void release() {
        grabbed = Optional.empty();
        canvas.setCursor(null);
    }

    private void hover(Optional<Node> node) {
        Optional<NodeKey> key = node.map(Node::key);
        if (!key.equals(hovered)) {
            hovered.flatMap(figure::figure).ifPresent(left -> left.setHovered(false));
            key.flatMap(figure::figure).ifPresent(entered -> entered.setHovered(true));
            hovered = key;
        }
        String text = node.map(Node::tooltip).orElse(null);
        if (text == null ? canvas.getToolTipText() != null : !text.equals(canvas.getToolTipText())) {
            canvas.setToolTipText(text);
        }
    }

    private void down(Event event) {
        canvas.setFocus();
        if (event.button == 1 || event.button == 3) {
            Optional<NodeKey> hit = at(event).map(Node::key);
            viewer.select(hit, false);
            hit.filter(key -> event.button == 1).ifPresent(viewer::clicked);
        }
        if (event.button == 2 || event.button == 1 && at(event).isEmpty()) {
            grab(event);
        }
    }

    private void open(Event event) {
        if (event.button == 1 && at(event).isPresent()) {
            viewer.open();
        }
    }

    private void wheel(Event event) {
        if ((event.stateMask & SWT.MOD1) != 0) {
            event.doit = false;
            viewer.setZoom(event.count > 0 ? Zoom.in(viewer.zoom()) : Zoom.out(viewer.zoom()));
        }
    }
}
