package org.portalscope.cli.run;

import java.util.List;
import java.util.Optional;

import org.portalscope.world.Failure;

/**
 * How a run ended.
 *
 * @param transitions  how many were executed
 * @param words        what is to be said about it, a line for each thing
 * @param failure      the expectation that did not hold, if one did not
 * @param unusedFaults the declared faults that have not struck
 */
public record Ending(Result result, int transitions, List<String> words, Optional<Failure> failure, List<String> unusedFaults) {

    /** What a run comes to. */
    public enum Result {
        /** Everything has been executed. */
        FINE(0),
        /** An expectation did not hold. */
        FAILED(1),
        /** Nothing can happen any more, and a thread still waits. */
        STUCK(1),
        /** Whoever was asked what happens next did not answer. */
        LEFT(0),
        /** The schedule that was to be followed does not fit. */
        MISFIT(2),
        /** It was stopped at a bound, or by the user. */
        BOUND(3);

        private final int exitStatus;

        Result(int exitStatus) {
            this.exitStatus = exitStatus;
        }

        /** The exit status of a command that ends so. */
        public int exitStatus() {
            return exitStatus;
        }
    }
}
