package org.portalscope.scene.flow;

import java.util.List;

import org.portalscope.scene.Box;
import org.portalscope.scene.style.Point;

/** Where boxes lie and arrows run. */
final class FlowLayout {

    static final int WIDTH = 867;
    static final int HEIGHT = 284;
    private static final int LEFT = 26;
    private static final int TOP = 18;
    private static final int WIDE = 116;
    private static final int HIGH = 46;
    private static final int ACROSS = 25;
    private static final int DOWN = 21;
    /** Beside the boxes of a column, with room for an answer between. */
    private static final int LOOP = 22;
    private static final int LANE = 10;
    private static final int ARROW = 6;

    private FlowLayout() {
    }

    static Box box(FlowBox box) {
        int wide = box.isExit() ? 2 * WIDE + ACROSS : WIDE;
        return new Box(LEFT + box.column() * (WIDE + ACROSS), TOP + box.row() * (HIGH + DOWN), wide, HIGH);
    }

    /** The corners of an arrow: straight in a row or a column, else around what lies between. */
    static List<Point> points(FlowArrow arrow) {
        Box from = box(arrow.from());
        Box to = box(arrow.to());
        return switch (arrow.from()) {
            case RESPONSE -> arrow.isRefusal() ? straight(arrow, from, to) : overTheTop(from, to);
            case VALID -> arrow.to() == FlowBox.RESPONSE ? down(from.x() + LANE, from, to) : straight(arrow, from, to);
            case ACCEPTS -> arrow.isRefusal() ? List.of(below(from), new Point(from.centerX(), to.centerY()), right(to)) : straight(arrow, from, to);
            case UNLINK_FULL_ENTRY -> {
                int lane = box(FlowBox.ACCEPTS).centerX();
                yield List.of(left(from), new Point(lane, from.centerY()), new Point(lane, to.centerY()), right(to));
            }
            case NEXT -> {
                int lane = from.x() - LOOP;
                yield List.of(left(from), new Point(lane, from.centerY()), new Point(lane, to.centerY()), left(to));
            }
            case UNLINK_THRESHOLD -> arrow.isRefusal() ? around(from, to) : straight(arrow, from, to);
            case QUEUE -> arrow.isRefusal() ? under(from, to) : straight(arrow, from, to);
            default -> straight(arrow, from, to);
        };
    }

    private static List<Point> straight(FlowArrow arrow, Box from, Box to) {
        if (arrow.from().row() == arrow.to().row()) {
            return from.x() < to.x() ? List.of(right(from), left(to)) : List.of(left(from), right(to));
        }
        return List.of(below(from), new Point(from.centerX(), to.y()));
    }

    private static List<Point> down(int x, Box from, Box to) {
        int lane = from.bottom() + DOWN - ARROW;
        return List.of(new Point(x, from.bottom()), new Point(x, lane), new Point(to.centerX(), lane), new Point(to.centerX(), to.y()));
    }

    private static List<Point> overTheTop(Box from, Box to) {
        int lane = TOP - LANE;
        return List.of(left(from), new Point(LEFT - LANE, from.centerY()), new Point(LEFT - LANE, lane), new Point(to.centerX(), lane),
                new Point(to.centerX(), to.y()));
    }

    private static List<Point> around(Box from, Box to) {
        int lane = from.right() + LANE;
        return List.of(right(from), new Point(lane, from.centerY()), new Point(lane, to.centerY()), right(to));
    }

    private static List<Point> under(Box from, Box to) {
        int lane = from.bottom() + LANE;
        return List.of(below(from), new Point(from.centerX(), lane), new Point(to.centerX(), lane), new Point(to.centerX(), to.bottom()));
    }

    private static Point left(Box box) {
        return new Point(box.x(), box.centerY());
    }

    private static Point right(Box box) {
        return new Point(box.right(), box.centerY());
    }

    private static Point below(Box box) {
        return new Point(box.centerX(), box.bottom());
    }
}
