package org.portalscope.engine.memory;

/** When the pages of a region were last written, in intervals that observers begin. */
final class PageWrites {

    /** By page, the interval. */
    private final int[] last;
    private int interval;

    /** @param length bytes of the region */
    PageWrites(int length) {
        last = new int[(length + Region.PAGE - 1) / Region.PAGE];
    }

    /** Begins another interval, and returns it. */
    int begin() {
        return ++interval;
    }

    /** Some bytes have been written. */
    void written(int from, int count) {
        for (int page = from / Region.PAGE; page * Region.PAGE < from + count; page++) {
            last[page] = interval;
        }
    }

    /** Whether a page has been written since an interval began. */
    boolean isWritten(int page, int since) {
        return last[page] >= since;
    }
}
