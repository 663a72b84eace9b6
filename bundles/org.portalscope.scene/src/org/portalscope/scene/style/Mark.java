package org.portalscope.scene.style;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A sign, drawn as lines in a square of 12 by 12, so that no font has to have it. */
public enum Mark {
    NONE(false),
    TRIANGLE(true, "2,1 11,6 2,11 2,1"),
    NOT_EQUAL(false, "1,4 11,4", "1,8 11,8", "3,11 9,1"),
    NO_ENTRY(false, "4,1 8,1 11,4 11,8 8,11 4,11 1,8 1,4 4,1", "3,9 9,3"),
    CHECK(false, "1,6 5,10 11,2"),
    CORNER(true, "0,0 12,0 12,12 0,0"),
    STRUCK(false, "0,6 12,6"),
    OPEN_ARROW(false, "5,2 11,6 5,10", "1,6 11,6"),
    CROSS(false, "2,2 10,10", "10,2 2,10"),
    /** The entry goes when its descriptor goes: a chain that parts. */
    UNLINKS(false, "5,3 1,3 1,9 5,9", "7,3 11,3 11,9 7,9"),
    /** The entry stays when its descriptor goes: a closed chain. */
    RETAINED(false, "4,3 1,3 1,9 4,9", "8,3 11,3 11,9 8,9", "4,6 8,6"),
    DOT(true, "4,1 8,1 11,4 11,8 8,11 4,11 1,8 1,4 4,1"),
    /** Can go on. */
    READY(false, "3,1 11,6 3,11 3,1"),
    /** Waits. */
    WAITS(false, "4,2 4,10", "8,2 8,10"),
    /** What was waited for has come. */
    WAKES(false, "5,1 11,6 5,11 5,1", "1,2 1,10"),
    /** Has ended. */
    ENDED(true, "2,2 10,2 10,10 2,10 2,2"),
    /** Match entries. */
    ENTRIES(false, "1,2 11,2", "1,6 11,6", "1,10 11,10"),
    /** Events in queues. */
    EVENTS(false, "1,3 11,3 11,9 1,9 1,3", "6,3 6,9"),
    /** Points up to what decides. */
    POINTER(true, "6,1 11,11 1,11 6,1"),
    /** Works, but costs something. */
    WARNS(false, "6,1 6,8", "5,11 7,11"),
    /** A run of things in one row. */
    FOLDED(false, "3,4 6,7 9,4", "3,8 6,11 9,8");

    /** The side of the square that the lines are given in. */
    public static final int SIDE = 12;

    private final boolean filled;
    private final List<List<Point>> lines;

    Mark(boolean filled, String... lines) {
        this.filled = filled;
        this.lines = List.copyOf(Stream.of(lines).map(Mark::points).toList());
    }

    private static List<Point> points(String line) {
        List<Point> points = new ArrayList<>();
        for (String point : line.split(" ")) {
            String[] numbers = point.split(",");
            points.add(new Point(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])));
        }
        return List.copyOf(points);
    }

    /** Whether its lines are the edge of an area. */
    public boolean isFilled() {
        return filled;
    }

    public List<List<Point>> lines() {
        return lines;
    }
}
