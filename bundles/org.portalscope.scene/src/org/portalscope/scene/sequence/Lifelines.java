package org.portalscope.scene.sequence;

/**
 * Where the lifelines are. What is written beside the outer two is outside of them, so that arrows cross it least.
 *
 * @param count how many there are
 * @param clock the room for virtual time on the left of everything, 0 if there is none
 * @param left  the room on the left of the first
 * @param gap   from one to the next
 * @param right the room on the right of the last
 */
record Lifelines(int count, int clock, int left, int gap, int right) {

    static final int MARGIN = 16;
    /** From a line to the text beside it. */
    static final int BESIDE = 10;
    private static final int LEAST = 120;
    /** The width of a text that is not cut. */
    private static final int LONGEST_TEXT = 480;

    /**
     * As wide as a room allows, and wide enough for the texts.
     *
     * @param clock the room for virtual time
     * @param left  the width of the widest text on the left of the first
     * @param inner the width of the widest text between two
     * @param right the width of the widest text on the right of the last
     */
    static Lifelines within(int count, int width, int clock, int left, int inner, int right) {
        int room = width - 2 * MARGIN - clock - forText(left) - forText(right);
        return new Lifelines(count, clock, forText(left), Math.max(forText(inner), room / Math.max(1, count - 1)), forText(right));
    }

    private static int forText(int wide) {
        return Math.max(LEAST, Math.min(LONGEST_TEXT, wide) + 3 * BESIDE);
    }

    /** The place of a process's line. */
    int x(int process) {
        return MARGIN + clock + left + process * gap;
    }

    /** The width of the whole chart. */
    int width() {
        return 2 * MARGIN + clock + left + (count - 1) * gap + right;
    }

    /** Whether a side of a line is the left one of the first or the right one of the last. */
    boolean isOuter(int process, boolean onLeft) {
        return process == (onLeft ? 0 : count - 1);
    }

    /** The room for text on a side of a line. */
    int room(int process, boolean onLeft) {
        int whole = !isOuter(process, onLeft) ? gap : onLeft ? left : right;
        return whole - 2 * BESIDE;
    }
}
