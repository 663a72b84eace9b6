package org.portalscope.graph;

import java.util.Optional;

import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.portalscope.scene.Node;
import org.portalscope.scene.portals.Zoom;

/** What the keys do in the graph: walk, open, zoom, show the legend and the overview. Those with other modifiers are left to the workbench. */
final class GraphKeys {

    private final GraphViewer viewer;
    private final SceneFigure figure;

    GraphKeys(GraphViewer viewer, FigureCanvas canvas, SceneFigure figure) {
        this.viewer = viewer;
        this.figure = figure;
        canvas.addListener(SWT.Traverse, this::traverse);
        canvas.addListener(SWT.KeyDown, this::key);
    }

    private void traverse(Event event) {
        if (event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS) {
            boolean leaves = (event.stateMask & SWT.MOD1) != 0;
            Optional<Node> next = leaves ? Optional.empty()
                    : Walk.step(figure.scene(), viewer.selected(), event.detail == SWT.TRAVERSE_TAB_NEXT);
            event.doit = next.isEmpty();
            next.ifPresent(this::go);
        }
    }

    private void key(Event event) {
        if ((event.stateMask & SWT.MODIFIER_MASK & ~SWT.SHIFT) == SWT.MOD1) {
            zoom(event);
        } else if ((event.stateMask & SWT.MODIFIER_MASK & ~SWT.SHIFT) == 0) {
            plain(event);
        }
    }

    private void zoom(Event event) {
        switch (event.keyCode) {
            case '+', '=', SWT.KEYPAD_ADD -> viewer.setZoom(Zoom.in(viewer.zoom()));
            case '-', SWT.KEYPAD_SUBTRACT -> viewer.setZoom(Zoom.out(viewer.zoom()));
            case '0', SWT.KEYPAD_0 -> viewer.zoomToFit();
            default -> {
            }
        }
    }

    private void plain(Event event) {
        switch (event.keyCode) {
            case SWT.ARROW_UP -> go(Walk.Arrow.UP);
            case SWT.ARROW_DOWN -> go(Walk.Arrow.DOWN);
            case SWT.ARROW_LEFT -> go(Walk.Arrow.LEFT);
            case SWT.ARROW_RIGHT -> go(Walk.Arrow.RIGHT);
            case SWT.HOME -> Walk.step(figure.scene(), Optional.empty(), true).ifPresent(this::go);
            case SWT.END -> Walk.step(figure.scene(), Optional.empty(), false).ifPresent(this::go);
            case SWT.CR, SWT.KEYPAD_CR -> viewer.open();
            case SWT.BS -> viewer.foldAll();
            case 'l' -> viewer.setLegendVisible(!viewer.isLegendVisible());
            case 'o' -> viewer.setOverviewVisible(!viewer.isOverviewVisible());
            default -> {
            }
        }
    }

    private void go(Walk.Arrow arrow) {
        Walk.towards(figure.scene(), viewer.selected(), arrow).ifPresent(this::go);
    }

    private void go(Node node) {
        viewer.select(Optional.of(node.key()), true);
    }
}
