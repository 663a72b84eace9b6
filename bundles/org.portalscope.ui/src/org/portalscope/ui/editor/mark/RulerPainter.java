package org.portalscope.ui.editor.mark;

import org.eclipse.jface.text.source.Annotation;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.ui.texteditor.DefaultMarkerAnnotationAccess;

/**
 * Draws the marks beside a text: how often breakpoints are hit on the right, all others on the left, so that a number never covers the arrow at the
 * statement at the cursor.
 */
final class RulerPainter extends DefaultMarkerAnnotationAccess {

    /** Pixels that an icon takes. */
    static final int ICON = 16;

    /** Pixels of the column. */
    static final int WIDTH = ICON + HitBreakpoint.WIDTH;

    @Override
    public void paint(Annotation annotation, GC gc, Canvas canvas, Rectangle bounds) {
        super.paint(annotation, gc, canvas, part(annotation, bounds));
    }

    /** The part of the column, beside the lines of an annotation, that its mark is drawn in. */
    static Rectangle part(Annotation annotation, Rectangle bounds) {
        return annotation instanceof HitBreakpoint ? new Rectangle(bounds.x + ICON, bounds.y, bounds.width - ICON, bounds.height)
                : new Rectangle(bounds.x, bounds.y, ICON, bounds.height);
    }
}
