package org.portalscope.graph;

import java.util.Optional;

import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.Viewport;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.portalscope.scene.Box;
import org.portalscope.scene.Overview;
import org.portalscope.scene.Scene;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;

/**
 * A picture in small over a corner of itself, while there is more of it than fits. A click or a drag moves what is seen, and so do the arrow keys when it
 * has the focus; Esc gives that back.
 */
final class OverviewPane {

    private static final String NAME = "Overview: a drag or the arrow keys move what is seen of the picture; O hides it";

    private final FigureCanvas picture;
    private final FigureCanvas canvas;
    private final SceneFigure figure;
    private final Painter painter;
    private final GridData place = new GridData();
    private Scene scene = Scene.EMPTY;
    private Optional<Box> placed = Optional.empty();
    private boolean wanted = true;
    private boolean dragged;

    /** @param picture what it is an overview of; both lie in the same parent */
    OverviewPane(Composite parent, FigureCanvas picture, Painter painter) {
        this.picture = picture;
        this.painter = painter;
        canvas = new FigureCanvas(parent);
        canvas.setScrollBarVisibility(FigureCanvas.NEVER);
        figure = new SceneFigure(painter);
        canvas.setContents(figure);
        place.exclude = true;
        canvas.setLayoutData(place);
        canvas.setVisible(false);
        canvas.moveAbove(picture);
        canvas.setToolTipText(NAME);
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = NAME;
            }
        });
        canvas.addListener(SWT.MouseDown, event -> drag(event, true));
        canvas.addListener(SWT.MouseMove, event -> drag(event, dragged));
        canvas.addListener(SWT.MouseUp, event -> dragged = false);
        canvas.addListener(SWT.KeyDown, this::key);
        Viewport viewport = picture.getViewport();
        viewport.getVerticalRangeModel().addPropertyChangeListener(event -> show());
        viewport.getHorizontalRangeModel().addPropertyChangeListener(event -> show());
        picture.addListener(SWT.Resize, event -> show());
    }

    void setScene(Scene newScene) {
        scene = newScene;
        show();
    }

    boolean isWanted() {
        return wanted;
    }

    /** Shows it when there is more than fits, or never. */
    void setWanted(boolean newWanted) {
        wanted = newWanted;
        show();
    }

    private Overview overview() {
        org.eclipse.draw2d.geometry.Point scrolled = picture.getViewport().getViewLocation();
        Rectangle area = picture.getClientArea();
        return new Overview(scene, new Box(scrolled.x, scrolled.y + scene.header(), area.width, Math.max(0, area.height - scene.header())));
    }

    private void show() {
        Overview overview = overview();
        boolean shown = wanted && overview.isUseful();
        if (shown) {
            Rectangle area = picture.getClientArea();
            Box box = overview.place(area.width, area.height, placed);
            placed = Optional.of(box);
            canvas.setBounds(picture.getLocation().x + box.x(), picture.getLocation().y + box.y(), box.width(), box.height());
            figure.setScene(overview.scene());
        }
        if (shown != canvas.getVisible()) {
            if (canvas.isFocusControl()) {
                picture.setFocus();
            }
            canvas.setVisible(shown);
        }
    }

    private void drag(Event event, boolean begins) {
        dragged = begins;
        if (begins) {
            scroll(overview().scrolledTo(event.x, event.y));
        }
    }

    private void scroll(Point to) {
        picture.getViewport().setViewLocation(to.x(), to.y());
    }

    private void key(Event event) {
        Rectangle area = picture.getClientArea();
        switch (event.keyCode) {
            case SWT.ARROW_UP -> move(0, -area.height / 2);
            case SWT.ARROW_DOWN -> move(0, area.height / 2);
            case SWT.ARROW_LEFT -> move(-area.width / 2, 0);
            case SWT.ARROW_RIGHT -> move(area.width / 2, 0);
            case SWT.ESC -> picture.setFocus();
            case 'o' -> setWanted(false);
            default -> {
            }
        }
    }

    private void move(int x, int y) {
        org.eclipse.draw2d.geometry.Point scrolled = picture.getViewport().getViewLocation();
        scroll(new Point(scrolled.x + x, scrolled.y + y));
    }

    void redraw() {
        canvas.setBackground(painter.colors().of(ColorRole.CANVAS));
        figure.repaint();
    }
}
