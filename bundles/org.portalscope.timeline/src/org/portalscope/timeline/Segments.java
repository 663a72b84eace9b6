package org.portalscope.timeline;

import java.util.function.IntUnaryOperator;

/**
 * Splits a range of transitions into segments, in the order in which they are looked at: short ones first, so that what is near is found soon, then longer
 * ones, so that going to where one begins takes little of the time. Where states are kept, segments begin behind them.
 */
final class Segments {

    /** So long a segment becomes where no states are kept. */
    private static final int MOST = 1 << 28;

    private final IntUnaryOperator states;
    private final Direction direction;
    private int from;
    private int to;
    private final int longest;
    private int length;

    /**
     * The segments of a range.
     *
     * @param from    number of the first transition
     * @param to      number of the last one
     * @param length  of the first segment
     * @param longest length of a segment at most, unless no states are kept
     * @param states  the last number of transitions up to another one behind which a state is kept, 0 for the start
     */
    Segments(int from, int to, Direction direction, int length, int longest, IntUnaryOperator states) {
        this.from = from;
        this.to = to;
        this.direction = direction;
        this.length = length;
        this.states = states;
        this.longest = longest;
    }

    /** The next one, or null if there is none. */
    ReplayedRange next() {
        if (from > to) {
            return null;
        }
        return direction == Direction.FORWARD ? forward() : back();
    }

    private ReplayedRange forward() {
        int last = (int) Math.min(to, (long) from + length - 1);
        int state = states.applyAsInt(last);
        if (last < to && state - from >= length / 2) {
            last = state;
        }
        ReplayedRange segment = new ReplayedRange(from, last);
        from = last + 1;
        length = Math.min(longest, 2 * length);
        return segment;
    }

    /** A world goes to where a segment begins from the state before it: that way is never longer than the segment is at its most. */
    private ReplayedRange back() {
        int first = (int) Math.max(from, (long) to - length + 1);
        int way = first - 1 - states.applyAsInt(first - 1);
        if (way <= length) {
            first = Math.max(from, first - way);
        }
        ReplayedRange segment = new ReplayedRange(first, to);
        to = first - 1;
        length = Math.min(way > length ? MOST : Math.max(length, longest), 2 * length);
        return segment;
    }
}
