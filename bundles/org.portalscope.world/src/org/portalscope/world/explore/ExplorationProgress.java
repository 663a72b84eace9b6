package org.portalscope.world.explore;

/**
 * How far an exploration is.
 *
 * @param states      stored so far
 * @param transitions tried so far
 * @param depth       transitions in a row that lead to the states at work
 * @param frontier    states of that depth
 */
public record ExplorationProgress(long states, long transitions, int depth, long frontier) {
}
