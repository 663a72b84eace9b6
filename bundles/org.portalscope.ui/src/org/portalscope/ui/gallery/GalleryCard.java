package org.portalscope.ui.gallery;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.portalscope.scenario.library.Library;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Colours;

/**
 * A scenario: its picture, if there is one, its title, heading and first sentence. Enter, Space or a click opens it. One that has gone is grey.
 */
final class GalleryCard {

    /** The height of the picture in it. */
    static final int PICTURE = 112;

    private static final int MARGIN = 10;
    private static final int ARC = 8;
    private static final int ABOVE_WORDS = 10;
    private static final int LINES = 3;

    private final Canvas canvas;
    private final Library.Entry entry;
    private final Image picture;
    private final boolean isThere;
    private boolean hovered;

    /**
     * A card.
     *
     * @param picture or null
     * @param isThere whether it can be opened
     */
    GalleryCard(Composite parent, Library.Entry entry, Image picture, boolean isThere, Runnable open) {
        this.entry = entry;
        this.isThere = isThere;
        this.picture = picture;
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
        canvas.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        canvas.setCursor(parent.getDisplay().getSystemCursor(isThere ? SWT.CURSOR_HAND : SWT.CURSOR_ARROW));
        canvas.setToolTipText(entry.title() + (entry.heading().isEmpty() ? "" : "  " + entry.heading()) + "\n" + entry.about());
        canvas.addListener(SWT.Paint, event -> paint(event.gc));
        canvas.addListener(SWT.MouseDown, event -> canvas.setFocus());
        canvas.addListener(SWT.MouseUp, event -> clicked(event, open));
        canvas.addListener(SWT.KeyDown, event -> pressed(event, open));
        canvas.addListener(SWT.MouseEnter, event -> hover(true));
        canvas.addListener(SWT.MouseExit, event -> hover(false));
        canvas.addListener(SWT.FocusIn, event -> canvas.redraw());
        canvas.addListener(SWT.FocusOut, event -> canvas.redraw());
        canvas.addListener(SWT.DefaultSelection, event -> open(open));
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = canvas.getToolTipText();
            }
        });
    }

    /** The height of a card: its picture, and three lines in the system's font below it. */
    static int height(Device device) {
        GC gc = new GC(device);
        try {
            gc.setFont(bold());
            return PICTURE + ABOVE_WORDS + LINES * gc.getFontMetrics().getHeight() + MARGIN;
        } finally {
            gc.dispose();
        }
    }

    Canvas control() {
        return canvas;
    }

    private void clicked(Event event, Runnable open) {
        if (isThere && event.button == 1 && canvas.getClientArea().contains(event.x, event.y)) {
            open.run();
        }
    }

    private void pressed(Event event, Runnable open) {
        if (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR || event.keyCode == ' ') {
            open(open);
        }
    }

    private void open(Runnable open) {
        if (isThere) {
            open.run();
        }
    }

    private void hover(boolean inside) {
        hovered = inside;
        canvas.redraw();
    }

    private void paint(GC gc) {
        Rectangle area = canvas.getClientArea();
        gc.setAntialias(SWT.ON);
        gc.setInterpolation(SWT.HIGH);
        gc.setBackground(Colours.of(ColorRole.CANVAS));
        gc.fillRectangle(area);
        paintPicture(gc, area);
        paintWords(gc, area);
        boolean focused = canvas.isFocusControl();
        gc.setForeground(Colours.line(focused || hovered ? State.CURRENT : State.IDLE));
        gc.setLineWidth(focused ? 2 : 1);
        gc.drawRoundRectangle(1, 1, area.width - 3, area.height - 3, ARC, ARC);
    }

    /** The picture from its upper left corner, as large as it was drawn. */
    private void paintPicture(GC gc, Rectangle area) {
        if (picture != null) {
            Rectangle size = picture.getBounds();
            int width = Math.min(size.width, area.width - 6);
            int height = Math.min(size.height, PICTURE);
            gc.drawImage(picture, 0, 0, width, height, 3, 3, width, height);
        }
        gc.setForeground(Colours.line(State.IDLE));
        gc.setAlpha(110);
        gc.drawLine(2, PICTURE + 3, area.width - 3, PICTURE + 3);
        gc.setAlpha(255);
    }

    private void paintWords(GC gc, Rectangle area) {
        int y = PICTURE + ABOVE_WORDS;
        int right = area.width - MARGIN;
        String heading = entry.heading();
        gc.setFont(JFaceResources.getDefaultFont());
        Point extent = gc.textExtent(heading);
        gc.setForeground(Colours.of(ColorRole.SECONDARY));
        gc.drawText(heading, right - extent.x, y, true);
        gc.setFont(bold());
        gc.setForeground(Colours.of(isThere ? ColorRole.TEXT : ColorRole.SECONDARY));
        gc.drawText(fit(gc, entry.title(), right - extent.x - 2 * MARGIN), MARGIN, y, true);
        y += extent.y + 2;
        gc.setFont(JFaceResources.getDefaultFont());
        gc.setForeground(Colours.of(ColorRole.SECONDARY));
        String rest = entry.about();
        for (int line = 0; line < 2 && !rest.isEmpty(); line++) {
            int taken = line == 1 ? rest.length() : breakAt(gc, rest, right - MARGIN);
            gc.drawText(fit(gc, rest.substring(0, taken).strip(), right - MARGIN), MARGIN, y, true);
            rest = rest.substring(taken).strip();
            y += extent.y;
        }
    }

    private static String fit(GC gc, String text, int width) {
        return Shortening.END.fit(text, width, words -> gc.textExtent(words).x);
    }

    /** How many characters fit a line, up to the end of a word. */
    private static int breakAt(GC gc, String text, int width) {
        int end = text.length();
        while (end > 0 && gc.textExtent(text.substring(0, end)).x > width) {
            int space = text.lastIndexOf(' ', end - 1);
            end = space > 0 ? space : 0;
        }
        return end == 0 ? text.length() : end;
    }

    private static Font bold() {
        return JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT);
    }
}
