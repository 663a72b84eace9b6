package org.portalscope.analysis.statistics;

/** A number that is gathered: its value, and the samples that were taken of it. */
final class Accumulator {

    private long value;
    private long samples;
    private long sum;
    private long minimum = Long.MAX_VALUE;
    private long maximum = Long.MIN_VALUE;

    long value() {
        return value;
    }

    void add(long amount) {
        value += amount;
    }

    /** Takes a sample. */
    void sample(long sampled) {
        samples++;
        sum += sampled;
        minimum = Math.min(minimum, sampled);
        maximum = Math.max(maximum, sampled);
    }

    StatisticRow row(StatisticKey key) {
        return samples == 0 ? StatisticRow.unsampled(key, value)
                : new StatisticRow(key, value, samples, minimum, (double) sum / samples, maximum);
    }
}
