package org.portalscope.scene;

import java.util.List;

import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;

/**
 * A line from one thing to another.
 *
 * @param name   tells links apart across pictures
 * @param points its corners from start to end
 */
public record Link(String name, List<Point> points, State state, End end) {

    public Link {
        points = List.copyOf(points);
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
