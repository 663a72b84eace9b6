package org.portalscope.goal.simulation;

/**
 * A search of a queue.
 *
 * @param count if something was found, how many were examined, that one included; else the length of the queue
 * @param time  virtual time in nanoseconds
 */
public record QueueSearch(int count, long time) {
}
