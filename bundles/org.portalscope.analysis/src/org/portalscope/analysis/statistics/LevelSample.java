package org.portalscope.analysis.statistics;

/**
 * What a level is at the end of a transition that changed it.
 *
 * @param transition its number, from 1
 * @param time       when it happened in virtual time, in nanoseconds, or {@link org.portalscope.world.Transition#NO_TIME}
 */
public record LevelSample(int transition, long time, StatisticKey key, long value) {
}
