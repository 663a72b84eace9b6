package org.portalscope.releng.benchmark;

import java.util.Map;

/**
 * What an operation is compared with.
 *
 * @param timesOfC  nanoseconds that an implementation in C needs, by the entries of the list that do not match
 * @param emptyList nanoseconds that we may need on the empty list; NaN if there is no aim
 */
record Aims(Map<Integer, Integer> timesOfC, double emptyList) {

    static final Aims PUT = new Aims(Map.of(0, 50, 100, 188, 1_000, 1_891, 10_000, 21_032), 25);
    static final Aims PUT_WITH_EVENTS = new Aims(Map.of(0, 65), 33);
    static final Aims GET = new Aims(Map.of(), Double.NaN);
    static final double EXPLAINED_ENTRY = 25;
    static final double TRANSITIONS_PER_SECOND = 300_000;
    /** A million within ten seconds. */
    static final double PUTS_PER_SECOND = 100_000;
    /** What a put may need among 1,000 processes, in times of what it needs among 10. */
    static final double RING_GROWTH = 1.5;
    /** The same where each sends to all others, and the caches hold fewer of the channels. */
    static final double ALL_TO_ALL_GROWTH = 2.5;

    String timeOfC(int entries) {
        return timesOfC.containsKey(entries) ? Measurement.number(timesOfC.get(entries)) : "";
    }

    /**
     * Nanoseconds that we may need behind some entries: twice what we need on the empty list, beyond 10,000 entries five times.
     *
     * @param empty what we need on the empty list
     */
    double aim(int entries, double empty) {
        if (entries == 0) {
            return emptyList;
        }
        return empty * (entries <= 10_000 ? 2 : 5);
    }

    /** The least rate aimed at and whether it is reached. */
    static String rateVerdict(double aim, double measured) {
        return Measurement.number(aim) + (measured >= aim ? ", met" : ", **missed**");
    }

    /** The aim and whether it is met. */
    static String verdict(double aim, double measured) {
        return Double.isNaN(aim) ? "" : Measurement.number(aim) + (measured <= aim ? ", met" : ", **missed**");
    }
}
