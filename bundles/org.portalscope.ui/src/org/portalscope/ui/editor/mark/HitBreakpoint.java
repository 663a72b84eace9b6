package org.portalscope.ui.editor.mark;

import java.util.List;
import java.util.function.ToIntFunction;

import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationPresentation;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Colours;

/**
 * The mark of a breakpoint that is hit in what has been executed: how often, in a disc that is as wide as the number. Its text says it, too.
 */
final class HitBreakpoint extends Annotation implements IAnnotationPresentation {

    /** Pixels that a mark has room for in three characters. */
    static final int WIDTH = 28;

    /** Above the statements of processes, below the statement at the cursor, as the mark of other breakpoints. */
    private static final int LAYER = 4;
    private static final int MANY = 99;
    private static final int PADDING = 2;

    private final int hits;

    /** @param hits at least one */
    HitBreakpoint(String type, int hits, String words) {
        super(type, false, words);
        this.hits = hits;
    }

    @Override
    public int getLayer() {
        return LAYER;
    }

    @Override
    public void paint(GC gc, Canvas canvas, Rectangle bounds) {
        gc.setFont(canvas.getFont());
        String shown = fitting(bounds.width - 2 * PADDING, text -> gc.textExtent(text).x);
        Point extent = gc.textExtent(shown);
        int high = Math.min(extent.y, bounds.height);
        int wide = Math.min(bounds.width, Math.max(high, extent.x + 2 * PADDING));
        int x = bounds.x + bounds.width - wide;
        gc.setAntialias(SWT.ON);
        gc.setBackground(Colours.line(State.CURRENT));
        gc.fillRoundRectangle(x, bounds.y, wide, high, high, high);
        gc.setForeground(Colours.of(ColorRole.CANVAS));
        gc.drawText(shown, x + (wide - extent.x) / 2, bounds.y + (high - extent.y) / 2, true);
    }

    /** The number, or as much of it as there is room for. */
    String fitting(int room, ToIntFunction<String> measure) {
        return List.of(hits > MANY ? MANY + "+" : Integer.toString(hits), "+").stream().filter(text -> measure.applyAsInt(text) <= room).findFirst().orElse("");
    }
}
