package org.portalscope.ui.part;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.TextTable.Look;

/** How the cells of tables and trees of two columns look. */
final class TextCells {

    /** Pixels of a cell beside its text. */
    static final int PADDING = 14;

    private static final int MOST_OF_FIRST = 55;

    private TextCells() {
    }

    /**
     * The width of the first column, in pixels: as much as its texts need, if the second can do with the rest, or else a part of the room.
     *
     * @param room   of both
     * @param first  the widest text of the first
     * @param second the widest text of the second
     */
    static int widthOfFirst(int room, int first, int second) {
        return Math.min(first + PADDING, Math.max(room * MOST_OF_FIRST / 100, room - second - PADDING));
    }

    static Font font(Look look) {
        return look == Look.HEADING ? JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT) : JFaceResources.getDefaultFont();
    }

    static Color background(Look look) {
        return look == Look.CHANGED ? Colours.fill(State.CHANGED) : Colours.of(ColorRole.CANVAS);
    }

    static int width(GC gc, Look look, String text) {
        gc.setFont(font(look));
        return gc.textExtent(text).x;
    }

    /** The text, shortened to so many pixels. */
    static String fit(GC gc, Look look, String text, int room) {
        return Shortening.END.fit(text, room, words -> width(gc, look, words));
    }
}
