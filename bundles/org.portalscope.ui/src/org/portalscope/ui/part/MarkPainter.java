package org.portalscope.ui.part;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;

/** Draws marks as lines, as the graph does, so that no font has to have them. */
public final class MarkPainter {

    private MarkPainter() {
    }

    /** Draws a mark into a square. */
    public static void paint(GC gc, Mark mark, int x, int y, int side, Color colour) {
        gc.setAntialias(SWT.ON);
        gc.setForeground(colour);
        gc.setBackground(colour);
        gc.setLineStyle(SWT.LINE_SOLID);
        gc.setLineWidth(Math.max(1, Math.round(side / 8f)));
        for (List<Point> line : mark.lines()) {
            int[] points = new int[2 * line.size()];
            for (int i = 0; i < line.size(); i++) {
                points[2 * i] = x + line.get(i).x() * side / Mark.SIDE;
                points[2 * i + 1] = y + line.get(i).y() * side / Mark.SIDE;
            }
            if (mark.isFilled()) {
                gc.fillPolygon(points);
            } else {
                gc.drawPolyline(points);
            }
        }
    }
}
