package org.portalscope.scene.paint;

import java.util.List;

import org.portalscope.scene.Box;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;

/** What a picture is drawn on: a screen, a file. All lengths are logical pixels. */
public interface Surface {

    /** Fills a box. */
    void fill(Box box, ColorRole ink);

    /** Fills the area within points. */
    void area(List<Point> edge, ColorRole ink);

    /**
     * Draws a line through points.
     *
     * @param dash lengths of strokes and gaps, empty for a solid line
     */
    void line(List<Point> points, ColorRole ink, int width, List<Integer> dash);

    /** Hatches a box under 45 degrees with lines that lie so far apart along its lower edge. */
    void hatch(Box box, ColorRole ink, int distance);

    /** Draws a line of text, centred vertically in its bounds. */
    void text(Primitive.Text text);
}
