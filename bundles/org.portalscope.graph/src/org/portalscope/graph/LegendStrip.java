package org.portalscope.graph;

import java.util.EnumSet;
import java.util.Set;

import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.portalscope.scene.Legend;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;

/** The strip below the graph that explains the states on screen. */
final class LegendStrip {

    /** A view that is not as wide yet has not got its size: the lines that it would take there would stay. */
    private static final int LEAST = 128;

    private final FigureCanvas canvas;
    private final SceneFigure figure;
    private final SceneFonts fonts;
    private final Painter painter;
    private final GridData place = new GridData(SWT.FILL, SWT.FILL, true, false);
    private Set<State> states = EnumSet.noneOf(State.class);
    /** The size of text that the strip has been laid out for. */
    private int percent;

    LegendStrip(Composite parent, Painter painter, SceneFonts fonts) {
        this.fonts = fonts;
        this.painter = painter;
        canvas = new FigureCanvas(parent);
        canvas.setScrollBarVisibility(FigureCanvas.NEVER);
        figure = new SceneFigure(painter);
        canvas.setContents(figure);
        canvas.getViewport().setContentsTracksWidth(true);
        canvas.getViewport().setContentsTracksHeight(true);
        canvas.setLayoutData(place);
        canvas.addListener(SWT.Resize, event -> layout());
        canvas.addListener(SWT.MouseMove, event -> canvas.setToolTipText(
                figure.nodeAt(event.x, event.y).map(node -> node.tooltip()).orElse(null)));
        place.heightHint = Legend.LINE;
    }

    void setStates(Set<State> newStates) {
        if (!newStates.equals(states) || percent != fonts.percent()) {
            states = newStates;
            layout();
        }
    }

    private void layout() {
        int width = canvas.getClientArea().width;
        if (width < LEAST) {
            return;
        }
        percent = fonts.percent();
        Scaling scaling = new Scaling(percent);
        figure.setScene(scaling.scene(Legend.of(states, width * 100 / percent, scaling.measure(fonts))));
        int height = figure.scene().height();
        if (height != place.heightHint) {
            place.heightHint = height;
            canvas.getParent().layout();
        }
    }

    boolean isShown() {
        return !place.exclude;
    }

    void setShown(boolean shown) {
        place.exclude = !shown;
        canvas.setVisible(shown);
        canvas.getParent().layout();
    }

    void redraw() {
        canvas.setBackground(painter.colors().of(ColorRole.CANVAS));
        figure.repaint();
    }
}
