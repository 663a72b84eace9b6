package org.portalscope.ui.translation;

import java.util.List;
import java.util.function.IntConsumer;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Colours;

/** The frames at the cursor side by side; a click or Enter chooses the one that the next move is about, arrow keys walk. */
final class Breadcrumb {

    private static final int ABOVE_AND_BELOW = 4;
    private static final int MARGIN = 8;
    private static final int PADDING = 6;
    private static final int GAP = 14;

    private final Canvas canvas;
    private final IntConsumer chosen;
    private List<TranslationWords.Crumb> crumbs = List.of();
    private List<Rectangle> places = List.of();
    private int selected;

    Breadcrumb(Composite parent, IntConsumer chosen) {
        this.chosen = chosen;
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
        canvas.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        canvas.addListener(SWT.Paint, event -> paint(event.gc));
        canvas.addListener(SWT.MouseDown, this::click);
        canvas.addListener(SWT.MouseMove, this::showTooltip);
        canvas.addListener(SWT.KeyDown, this::walk);
        canvas.addListener(SWT.Traverse, event -> event.doit = true);
        canvas.addListener(SWT.FocusIn, event -> canvas.redraw());
        canvas.addListener(SWT.FocusOut, event -> canvas.redraw());
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = "Frames: " + String.join(", ", crumbs.stream().map(TranslationWords.Crumb::label).toList());
            }
        });
    }

    Canvas control() {
        return canvas;
    }

    /** The height that the system's font wants. */
    int height() {
        GC gc = new GC(canvas);
        try {
            gc.setFont(font(true));
            return gc.getFontMetrics().getHeight() + 2 * ABOVE_AND_BELOW + 2;
        } finally {
            gc.dispose();
        }
    }

    void show(List<TranslationWords.Crumb> newCrumbs, int newSelected) {
        if (newCrumbs.equals(crumbs) && newSelected == selected) {
            return;
        }
        crumbs = newCrumbs;
        selected = newSelected;
        canvas.setToolTipText(null);
        canvas.redraw();
    }

    private void paint(GC gc) {
        gc.setAntialias(SWT.ON);
        gc.setBackground(Colours.of(ColorRole.CANVAS));
        gc.fillRectangle(canvas.getClientArea());
        places = crumbs.stream().map(crumb -> new Rectangle(0, 0, 0, 0)).toList();
        int room = (canvas.getClientArea().width - 2 * MARGIN) / Math.max(1, crumbs.size()) - 2 * PADDING - GAP;
        int spare = 0;
        int x = MARGIN;
        for (int i = 0; i < crumbs.size(); i++) {
            String full = crumbs.get(i).label();
            String text = Shortening.END.fit(full, room + spare, words -> width(gc, words));
            spare += room - width(gc, text);
            x = paint(gc, i, text, x);
        }
    }

    private int paint(GC gc, int index, String text, int x) {
        boolean isSelected = crumbs.get(index).frame() == selected;
        gc.setFont(font(isSelected));
        Rectangle place = places.get(index);
        Point extent = gc.textExtent(text);
        place.x = x;
        place.y = (canvas.getClientArea().height - extent.y) / 2 - 2;
        place.width = extent.x + 2 * PADDING;
        place.height = extent.y + 4;
        if (isSelected) {
            gc.setBackground(Colours.fill(State.CURRENT));
            gc.fillRoundRectangle(place.x, place.y, place.width, place.height, 8, 8);
            gc.setForeground(Colours.line(State.CURRENT));
            if (canvas.isFocusControl()) {
                gc.drawRoundRectangle(place.x, place.y, place.width - 1, place.height - 1, 8, 8);
            }
        }
        gc.setForeground(Colours.of(isSelected ? ColorRole.TEXT : ColorRole.SECONDARY));
        gc.drawText(text, x + PADDING, (canvas.getClientArea().height - extent.y) / 2, true);
        int end = x + place.width;
        if (index < crumbs.size() - 1) {
            gc.setForeground(Colours.of(ColorRole.SECONDARY));
            gc.setLineWidth(1);
            int middle = canvas.getClientArea().height / 2;
            gc.drawPolyline(new int[] {end + 4, middle - 4, end + 8, middle, end + 4, middle + 4});
        }
        return end + GAP;
    }

    private static org.eclipse.swt.graphics.Font font(boolean bold) {
        return bold ? JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT) : JFaceResources.getDefaultFont();
    }

    private static int width(GC gc, String text) {
        gc.setFont(font(true));
        return gc.textExtent(text).x;
    }

    private void click(Event event) {
        canvas.setFocus();
        int index = indexAt(event);
        if (index >= 0) {
            chosen.accept(crumbs.get(index).frame());
        }
    }

    private int indexAt(Event event) {
        for (int i = 0; i < places.size(); i++) {
            if (places.get(i).contains(event.x, event.y)) {
                return i;
            }
        }
        return -1;
    }

    private void showTooltip(Event event) {
        int index = indexAt(event);
        canvas.setToolTipText(index < 0 || index >= crumbs.size() ? null : crumbs.get(index).tooltip());
        canvas.setCursor(index < 0 ? null : canvas.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
    }

    private void walk(Event event) {
        int towards = event.keyCode == SWT.ARROW_LEFT ? 1 : event.keyCode == SWT.ARROW_RIGHT ? -1 : 0;
        int frame = selected + towards;
        if (towards != 0 && frame >= 0 && frame < crumbs.size()) {
            chosen.accept(frame);
        }
    }
}
