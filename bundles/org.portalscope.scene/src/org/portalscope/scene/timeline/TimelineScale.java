package org.portalscope.scene.timeline;

import org.portalscope.timeline.Position;

/**
 * How transitions lie along the strip: side by side from the left, as wide as there is room for those that are shown.
 *
 * @param left  where the first that is shown begins, in pixels
 * @param width the room for all that are shown
 * @param first how many lie left of it
 * @param count how many are shown
 * @param size  how many there are
 */
public record TimelineScale(int left, int width, int first, int count, int size) {

    /** As wide as a transition gets. */
    static final int WIDEST = 12;

    /** A scale that shows all. */
    public TimelineScale(int left, int width, int size) {
        this(left, width, 0, size, size);
    }

    /** The width of a transition; below 1 several share a pixel. */
    public double unit() {
        return count == 0 ? WIDEST : Math.min(WIDEST, (double) width / count);
    }

    /** Where a transition begins; number {@code size + 1} is where the last ends. */
    public int x(int number) {
        return left + (int) Math.round((number - 1 - first) * unit());
    }

    /** Where a position lies: within its transition by its share of the steps. */
    public int x(Position position, int steps) {
        if (position.transition() == 0) {
            return x(1);
        }
        double share = steps == 0 ? 1 : (double) position.step() / steps;
        return left + (int) Math.round((position.transition() - 1 - first + share) * unit());
    }

    /** The number of the transition at a place, 0 left of the first; places beyond those that are shown belong to the last of them. */
    public int numberAt(int x) {
        if (x < left || size == 0) {
            return first;
        }
        return first + Math.min(count, (int) ((x - left) / unit()) + 1);
    }

    /** Whether a transition is among those that are shown. */
    public boolean shows(int number) {
        return number > first && number <= first + count;
    }
}
