package org.portalscope.recording;

/**
 * Transitions that follow one another.
 *
 * @param from number of the first one
 * @param to   number behind the last one
 */
public record TransitionRange(long from, long to) {

    public boolean holds(long number) {
        return from <= number && number < to;
    }
}
