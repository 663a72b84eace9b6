package org.portalscope.scene.timeline;

import org.portalscope.session.timeline.Position;

/**
 * How transitions lie along the strip: side by side from the left, as wide as there is room for them.
 *
 * @param left  where the first begins, in pixels
 * @param width the room for all of them
 * @param size  how many there are
 */
public record TimelineScale(int left, int width, int size) {

    /** As wide as a transition gets. */
    static final int WIDEST = 12;

    /** The width of a transition; below 1 several share a pixel. */
    public double unit() {
        return size == 0 ? WIDEST : Math.min(WIDEST, (double) width / size);
    }

    /** Where a transition begins; number {@code size + 1} is where the last ends. */
    public int x(int number) {
        return left + (int) Math.round((number - 1) * unit());
    }

    /** Where a position lies: within its transition by its share of the steps. */
    public int x(Position position, int steps) {
        if (position.transition() == 0) {
            return left;
        }
        double share = steps == 0 ? 1 : (double) position.step() / steps;
        return left + (int) Math.round((position.transition() - 1 + share) * unit());
    }

    /** The number of the transition at a place, 0 left of the first; places beyond the last belong to it. */
    public int numberAt(int x) {
        if (x < left || size == 0) {
            return 0;
        }
        return Math.min(size, (int) ((x - left) / unit()) + 1);
    }
}
