package org.portalscope.goal;

/**
 * Lets one operation of a rank wait for another.
 *
 * @param operation   the index of the one that waits
 * @param predecessor the index of the one that it waits for
 * @param state       what the predecessor has to have come to
 */
public record GoalDependency(int operation, int predecessor, State state) {

    /** What a predecessor has to have come to. */
    public enum State {
        /** {@code irequires}: it has started. */
        STARTED,
        /** {@code requires}: it is done. */
        DONE
    }
}
