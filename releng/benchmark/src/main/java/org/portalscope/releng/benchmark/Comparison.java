package org.portalscope.releng.benchmark;

import java.util.Locale;
import java.util.Map;

/**
 * How an operation compares with an implementation of Portals in C: our time, divided by its time. Both were measured in one run, pinned to one
 * processor, in processor time and in slices that took turns, on an Intel Xeon at 2.1 GHz. Times of C from another machine than the one that measures say
 * nothing, so there are none.
 *
 * @param ratios by the entries of the list that do not match, as far as they were measured
 */
record Comparison(Map<Integer, Double> ratios) {

    /** Puts of 0 bytes without a queue. */
    static final Comparison PUT_WITHOUT_EVENTS = new Comparison(Map.of(0, 0.33));
    /** Puts behind entries that do not match. */
    static final Comparison PUT = new Comparison(Map.of(100, 0.11, 1_000, 0.02));
    /** Puts of 8 bytes with a queue at the target. */
    static final Comparison PUT_WITH_DATA = new Comparison(Map.of(0, 0.39));
    /** Puts of 8 bytes with queues on both sides. */
    static final Comparison PUT_WITH_EVENTS = new Comparison(Map.of(0, 0.54));
    /** Gets of 8 bytes with queues on both sides, before the reply was received in one go. */
    static final Comparison GET = new Comparison(Map.of(0, 0.77));

    /** The ratio behind some entries, or nothing if there is none. */
    String text(int entries) {
        return ratios.containsKey(entries) ? String.format(Locale.ROOT, "%.2f", ratios.get(entries)) : "";
    }
}
