package org.portalscope.scene;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;

/**
 * A picture in small: where its nodes are and what has become of them, with a frame around what is seen.
 *
 * @param whole the picture
 * @param seen  the part of it that is seen, the header that stays aside
 */
public record Overview(Scene whole, Box seen) {

    /** The most that it takes, in pixels. */
    static final int WIDE = 144;
    static final int HIGH = 96;

    private static final int MARGIN = 4;
    /** How much smaller it is than the picture at least. */
    private static final int SMALLER = 6;
    private static final int LEAST_BAR = 2;
    /** By so many pixels it is moved to cover less. */
    private static final int SHIFT = 8;
    private static final int LOOKED_AT = 50;
    /** Where one out of so many parts of the picture is seen, it is not worth what it covers. */
    private static final int PARTS = 3;
    /** What is seen is so many times as large at least; in a smaller view it would cover too much. */
    private static final int LARGER = 9;
    private static final Comparator<Box> PLACE = Comparator.comparingInt(Box::y).thenComparingInt(Box::x).thenComparingInt(Box::width)
            .thenComparingInt(Box::height);

    /** Whether it helps: more than two thirds of the picture are out of sight, and it covers little of the rest. */
    public boolean isUseful() {
        return (long) seen.width() * seen.height() >= (long) LARGER * wide() * high() && hidesMuch();
    }

    private boolean hidesMuch() {
        return isLong(whole.width(), seen.width()) || isLong(whole.height() - whole.header(), seen.height());
    }

    private static boolean isLong(int length, int visible) {
        return visible > 0 && visible * PARTS < length;
    }

    /** The picture in small. */
    public Scene scene() {
        int width = wide();
        int height = high();
        List<Primitive> drawn = new ArrayList<>();
        bars().forEach((box, state) -> drawn.add(new Primitive.Bar(box, ColorRole.line(state), Primitive.Fill.SOLID)));
        drawn.add(frame(small(seen).grown(1), State.CURRENT));
        drawn.add(new Primitive.Bar(new Box(0, 0, width - 1, height - 1), ColorRole.line(State.IDLE), Primitive.Fill.OUTLINE));
        return new Scene(width, height, 0, drawn, List.of(), List.of(), Optional.empty());
    }

    private int wide() {
        return across(whole.width()) + 2 * MARGIN;
    }

    private int high() {
        return down(whole.height()) + 2 * MARGIN;
    }

    private static Primitive frame(Box box, State state) {
        List<Point> corners = List.of(new Point(box.x(), box.y()), new Point(box.right(), box.y()), new Point(box.right(), box.bottom()),
                new Point(box.x(), box.bottom()), new Point(box.x(), box.y()));
        return new Primitive.Stroke(corners, ColorRole.line(state), 2, List.of());
    }

    /** A bar for each node; of those that fall together, what stands out most. */
    private Map<Box, State> bars() {
        Map<Box, State> bars = new TreeMap<>(PLACE);
        whole.nodes().stream().filter(Node::isStop)
                .forEach(node -> bars.merge(small(node.bounds()), state(node), (one, other) -> rank(one) >= rank(other) ? one : other));
        return bars;
    }

    private static State state(Node node) {
        return node.current() ? State.CURRENT : node.changed() ? State.CHANGED : node.state();
    }

    private static int rank(State state) {
        return state == State.CURRENT ? 2 : state == State.IDLE || state.isFaint() ? 0 : 1;
    }

    private Box small(Box box) {
        return new Box(MARGIN + across(box.x()), MARGIN + down(box.y()), Math.max(LEAST_BAR, across(box.width())), Math.max(LEAST_BAR, down(box.height())));
    }

    private int across(int x) {
        return scaled(x, whole.width(), WIDE - 2 * MARGIN);
    }

    private int down(int y) {
        return scaled(y, whole.height(), HIGH - 2 * MARGIN);
    }

    private static int scaled(int value, int length, int room) {
        return length <= room * SMALLER ? value / SMALLER : (int) ((long) value * room / length);
    }

    /** What has to be scrolled to, to see what is at a place of the overview in the middle; nothing beyond the edges. */
    public Point scrolledTo(int x, int y) {
        int middleX = unscaled(x - MARGIN, whole.width(), WIDE - 2 * MARGIN);
        int middleY = unscaled(y - MARGIN, whole.height(), HIGH - 2 * MARGIN) - whole.header();
        return new Point(within(middleX - seen.width() / 2, whole.width() - seen.width()),
                within(middleY - seen.height() / 2, whole.height() - whole.header() - seen.height()));
    }

    private static int unscaled(int value, int length, int room) {
        return length <= room * SMALLER ? value * SMALLER : (int) ((long) value * length / room);
    }

    private static int within(int value, int most) {
        return Math.max(0, Math.min(value, most));
    }

    /**
     * Where it lies over the picture: at the lower edge of what is seen, where it covers least, as far to the right as that allows.
     *
     * @param roomWide the width of the view
     * @param roomHigh its height
     * @param before   where it has been; it stays there while it covers nothing
     */
    public Box place(int roomWide, int roomHigh, Optional<Box> before) {
        Scene small = scene();
        Box start = new Box(roomWide - small.width() - MARGIN, roomHigh - small.height() - MARGIN, small.width(), small.height());
        Box edge = new Box(0, start.y(), roomWide, small.height());
        List<Covered> visible = whole.nodes().stream().filter(Node::isStop).map(node -> new Covered(inView(node.bounds()), isLookedAt(node)))
                .filter(node -> node.box().overlaps(edge)).toList();
        if (before.filter(box -> box.y() == start.y() && box.width() == start.width() && box.right() <= roomWide && covered(visible, box) == 0).isPresent()) {
            return before.get();
        }
        return IntStream.rangeClosed(0, Math.max(0, start.x() - MARGIN) / SHIFT)
                .mapToObj(i -> new Box(start.x() - i * SHIFT, start.y(), small.width(), small.height()))
                .min(Comparator.comparingInt(box -> covered(visible, box))).orElse(start);
    }

    /** A node that may be covered, and whether somebody who follows the steps looks there. */
    private record Covered(Box box, boolean lookedAt) {

        /** How much is lost to something above it, in pixels; of a node that is looked at each counts many times. */
        int below(Box above) {
            int across = Math.min(box.right(), above.right()) - Math.max(box.x(), above.x());
            int down = Math.min(box.bottom(), above.bottom()) - Math.max(box.y(), above.y());
            return across <= 0 || down <= 0 ? 0 : across * down * (lookedAt ? LOOKED_AT : 1);
        }
    }

    private boolean isLookedAt(Node node) {
        return node.current() || node.changed() || whole.focus().filter(node.key()::equals).isPresent();
    }

    private static int covered(List<Covered> nodes, Box above) {
        return nodes.stream().mapToInt(node -> node.below(above)).sum();
    }

    private Box inView(Box box) {
        return new Box(box.x() - seen.x(), box.y() - seen.y() + whole.header(), box.width(), box.height());
    }
}
