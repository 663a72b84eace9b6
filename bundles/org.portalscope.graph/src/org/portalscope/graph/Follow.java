package org.portalscope.graph;

/** How far a picture is scrolled so that something stays in sight. */
final class Follow {

    private Follow() {
    }

    /**
     * The least scrolling that brings a row into the middle third.
     *
     * @param scrolled where the upper edge of what is seen is now
     * @param seen     how much of the picture is seen at once
     * @param whole    the length of the picture
     */
    static int intoMiddleThird(int scrolled, int seen, int whole, int start, int end) {
        return within(scrolled, seen, whole, start - seen / 3, end + seen / 3);
    }

    /**
     * The least scrolling that shows a row and what leads to it; if they are too far apart, that which brings the row into the
     * middle third.
     *
     * @param from where that begins which leads to the row
     */
    static int withLead(int scrolled, int seen, int whole, int from, int start, int end) {
        int first = Math.min(from, start);
        int last = end + Math.min(end - start, seen / 3);
        return last - first <= seen ? within(scrolled, seen, whole, first, last) : intoMiddleThird(scrolled, seen, whole, start, end);
    }

    /** The least scrolling that shows a range, its start if it is too long. */
    static int within(int scrolled, int seen, int whole, int start, int end) {
        int wanted = scrolled;
        if (end > wanted + seen) {
            wanted = end - seen;
        }
        if (start < wanted) {
            wanted = start;
        }
        return Math.max(0, Math.min(wanted, whole - seen));
    }
}
