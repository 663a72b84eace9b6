package org.portalscope.scene.waiting;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.scene.Box;
import org.portalscope.scene.style.Point;

/** Where the boxes of a wait-for graph lie, on an ellipse in their order, and where lines between them begin and end. */
final class WaitForLayout {

    static final int MARGIN = 16;
    private static final int BETWEEN = 56;
    /** How far the two lines of a pair that wait for each other are apart from the middle. */
    private static final int ASIDE = 8;
    private static final int LOOP = 24;
    private static final double GROWTH = 1.1;
    private static final double FLAT = 0.55;

    private WaitForLayout() {
    }

    /**
     * Boxes of one width, as near to each other as lines between them allow.
     *
     * @param heights of the boxes, in their order
     * @param room    the width that there is; they may take more
     * @param top     the upper edge of the highest
     */
    static List<Box> boxes(List<Integer> heights, int wide, int room, int top) {
        double radius = heights.size() == 1 ? 0 : (wide + BETWEEN) / 2.0;
        List<Box> boxes = around(heights, wide, radius);
        while (overlap(boxes)) {
            radius *= GROWTH;
            boxes = around(heights, wide, radius);
        }
        int left = boxes.stream().mapToInt(Box::x).min().orElse(0);
        int upper = boxes.stream().mapToInt(Box::y).min().orElse(0);
        int right = boxes.stream().mapToInt(Box::right).max().orElse(0);
        int shift = Math.max(MARGIN, (room - (right - left)) / 2) - left;
        return boxes.stream().map(box -> new Box(box.x() + shift, box.y() - upper + top, box.width(), box.height())).toList();
    }

    private static List<Box> around(List<Integer> heights, int wide, double radius) {
        List<Box> boxes = new ArrayList<>();
        for (int i = 0; i < heights.size(); i++) {
            double angle = 2 * Math.PI * i / heights.size() - (heights.size() == 2 ? Math.PI : Math.PI / 2);
            int x = (int) Math.round(radius * StrictMath.cos(angle));
            int y = (int) Math.round(radius * FLAT * StrictMath.sin(angle));
            boxes.add(new Box(x - wide / 2, y - heights.get(i) / 2, wide, heights.get(i)));
        }
        return boxes;
    }

    private static boolean overlap(List<Box> boxes) {
        for (int i = 0; i < boxes.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (boxes.get(i).grown(BETWEEN / 2).overlaps(boxes.get(j).grown(BETWEEN / 2))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The line from one box to another; around a corner if they are the same. */
    static List<Point> line(Box from, Box to, boolean mutual) {
        if (from.equals(to)) {
            return List.of(new Point(from.right() - LOOP, from.y()), new Point(from.right() - LOOP, from.y() - LOOP / 2),
                    new Point(from.right() + LOOP / 2, from.y() - LOOP / 2), new Point(from.right() + LOOP / 2, from.centerY()),
                    new Point(from.right(), from.centerY()));
        }
        double dx = to.centerX() - from.centerX();
        double dy = to.centerY() - from.centerY();
        double length = Math.hypot(dx, dy);
        int aside = mutual ? ASIDE : 0;
        Point shift = new Point((int) Math.round(-dy / length * aside), (int) Math.round(dx / length * aside));
        return List.of(edge(from, dx, dy, shift), edge(to, -dx, -dy, shift));
    }

    /** Where a line leaves a box in a direction, beginning in its middle but for a shift. */
    static Point edge(Box box, double dx, double dy, Point shift) {
        double across = dx == 0 ? Double.MAX_VALUE : (box.width() / 2.0 - Math.signum(dx) * shift.x()) / Math.abs(dx);
        double down = dy == 0 ? Double.MAX_VALUE : (box.height() / 2.0 - Math.signum(dy) * shift.y()) / Math.abs(dy);
        double way = Math.min(across, down);
        return new Point((int) Math.round(box.centerX() + shift.x() + dx * way), (int) Math.round(box.centerY() + shift.y() + dy * way));
    }
}
