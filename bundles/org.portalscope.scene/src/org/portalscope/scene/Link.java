package org.portalscope.scene;

import java.util.List;

import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;

/**
 * A line from one thing to another.
 *
 * @param name   tells links apart across pictures
 * @param points its corners from start to end
 * @param dash   lengths of its strokes and gaps; empty if it is solid
 */
public record Link(String name, List<Point> points, State state, End end, List<Integer> dash) {

    public Link {
        points = List.copyOf(points);
        dash = List.copyOf(dash);
    }

    /** A line with the strokes and gaps of its state. */
    public Link(String name, List<Point> points, State state, End end) {
        this(name, points, state, end, state.dash());
    }

    /** The same line with other corners. */
    public Link through(List<Point> others) {
        return new Link(name, others, state, end, dash);
    }

    /** What is drawn at the end of a link. */
    public enum End {
        /** Nothing. */
        NONE,
        /** A filled arrow head. */
        ARROW,
        /** An open arrow head: on its way. */
        OPEN_ARROW,
        /** A cross: here it ended. */
        CROSS
    }
}
