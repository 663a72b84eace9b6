package org.portalscope.scene.style;

import java.util.List;

/** A place in a picture, in logical pixels from its upper left corner. */
public record Point(int x, int y) {

    /** Whether a line through points runs along rows and columns of pixels only, so that it is sharpest without smoothing. */
    public static boolean isUpright(List<Point> points) {
        for (int i = 1; i < points.size(); i++) {
            if (points.get(i).x() != points.get(i - 1).x() && points.get(i).y() != points.get(i - 1).y()) {
                return false;
            }
        }
        return true;
    }
}
