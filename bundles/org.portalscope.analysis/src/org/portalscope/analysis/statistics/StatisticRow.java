package org.portalscope.analysis.statistics;

/**
 * A number that a run came to.
 *
 * @param value   of a counter how many, of a level what it is at the end, of an aggregate the sum
 * @param samples how many were taken; none of a counter, whose other members are 0 then
 * @param minimum the smallest sample
 * @param mean    of all samples, each of the same weight
 * @param maximum the largest sample
 */
public record StatisticRow(StatisticKey key, long value, long samples, long minimum, double mean, long maximum) {

    static StatisticRow unsampled(StatisticKey key, long value) {
        return new StatisticRow(key, value, 0, 0, 0, 0);
    }
}
