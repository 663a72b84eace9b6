package org.portalscope.ui.tests.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** How long something took each time, in nanoseconds. */
final class MeasuredTimes {

    private static final double MILLISECOND = 1e6;

    private final List<Long> all = new ArrayList<>();

    /** Does something and notes how long it took. */
    void measure(Runnable work) {
        long begin = System.nanoTime();
        work.run();
        add(System.nanoTime() - begin);
    }

    void add(long nanoseconds) {
        all.add(nanoseconds);
    }

    int count() {
        return all.size();
    }

    double median() {
        List<Long> sorted = all.stream().sorted().toList();
        return sorted.get(sorted.size() / 2) / MILLISECOND;
    }

    double worst() {
        return Collections.max(all) / MILLISECOND;
    }

    /** A row of a table: what was done, median and worst in milliseconds, and the aim. */
    String row(String what, double aimOfMedian, double aimOfWorst) {
        boolean met = median() <= aimOfMedian && worst() <= aimOfWorst;
        return String.format(Locale.ROOT, "| %s | %.1f | %.1f | %s |", what, median(), worst(),
                String.format(Locale.ROOT, "%.0f, worst %.0f: %s", aimOfMedian, aimOfWorst, met ? "met" : "**missed**"));
    }
}
