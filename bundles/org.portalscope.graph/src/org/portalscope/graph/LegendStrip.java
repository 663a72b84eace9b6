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

    private final FigureCanvas canvas;
    private final SceneFigure figure;
    private final SceneFonts fonts;
    private final Painter painter;
    private final GridData place = new GridData(SWT.FILL, SWT.FILL, true, false);
    private final Coalesced arrange;
    private Set<State> states = EnumSet.noneOf(State.class);
    private boolean shown = true;

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
        arrange = new Coalesced(canvas, canvas.getParent()::layout);
    }

    void setStates(Set<State> newStates) {
        if (!newStates.equals(states)) {
            states = newStates;
            layout();
            place();
        }
    }

    private void layout() {
        int width = canvas.getClientArea().width;
        Scaling scaling = new Scaling(fonts.percent());
        figure.setScene(scaling.scene(Legend.of(states, width * 100 / fonts.percent(), scaling.measure(fonts))));
        int height = figure.scene().height();
        if (width > 0 && height != place.heightHint) {
            place.heightHint = height;
            arrange.request();
        }
    }

    boolean isShown() {
        return shown;
    }

    void setShown(boolean newShown) {
        shown = newShown;
        place();
    }

    /** Takes no room where there is nothing to explain. */
    private void place() {
        boolean visible = shown && !states.isEmpty();
        if (place.exclude == visible) {
            place.exclude = !visible;
            canvas.setVisible(visible);
            arrange.request();
        }
    }

    void redraw() {
        canvas.setBackground(painter.colors().of(ColorRole.CANVAS));
        figure.repaint();
    }
}
