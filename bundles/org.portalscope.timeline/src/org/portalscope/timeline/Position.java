package org.portalscope.timeline;

/**
 * A place between two steps of the timeline.
 *
 * @param transition number of the transition whose step was made last, 0 before the first
 * @param step       how many of its steps have been made, at least 1 unless the transition is 0
 */
public record Position(int transition, int step) implements Comparable<Position> {

    /** Before the first step of all. */
    public static final Position START = new Position(0, 0);

    @Override
    public int compareTo(Position other) {
        return transition != other.transition ? Integer.compare(transition, other.transition) : Integer.compare(step, other.step);
    }
}
