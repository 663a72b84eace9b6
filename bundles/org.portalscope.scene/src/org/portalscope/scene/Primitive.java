package org.portalscope.scene;

import java.util.List;

import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.TextStyle;

/** Something to draw, with its colour by name. */
public sealed interface Primitive {

    /**
     * A line of text, centred vertically in its bounds.
     *
     * @param text what is drawn
     * @param full what would be drawn if there were room for it
     */
    record Text(Box bounds, String text, String full, TextStyle type, ColorRole ink) implements Primitive {

        public boolean isCut() {
            return !text.equals(full);
        }
    }

    /**
     * A line through points.
     *
     * @param dash lengths of strokes and gaps, empty for a solid line
     */
    record Stroke(List<Point> points, ColorRole ink, int width, List<Integer> dash) implements Primitive {

        public Stroke {
            points = List.copyOf(points);
            dash = List.copyOf(dash);
        }
    }

    /** A rectangle, as an outline, filled, hatched under 45 degrees, or shaded, which is hatched lightly and without an outline. */
    record Bar(Box bounds, ColorRole ink, Fill fill) implements Primitive {
    }

    /** A mark, drawn into a square. */
    record Glyph(Box bounds, Mark mark, ColorRole ink) implements Primitive {
    }

    /** How a rectangle is drawn. */
    enum Fill {
        OUTLINE, SOLID, HATCHED, SHADED
    }
}
