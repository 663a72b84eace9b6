package org.portalscope.timeline.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.portalscope.engine.step.Numbers;
import org.portalscope.world.WaitingThread;
import org.portalscope.world.explore.Violation;
import org.portalscope.world.program.Failure;
import org.portalscope.world.waiting.DeadlockWords;
import org.portalscope.world.waiting.WaitForGraph;

/**
 * How a run ended.
 *
 * @param transitions  how many were executed
 * @param words        what is to be said about it, a line for each thing
 * @param failure      the expectation that did not hold, if one did not
 * @param violation    what was looked for and has been found, if it has
 * @param waiting      the threads that wait, services excepted
 * @param waits        who waits for whom, if the run is stuck
 * @param unusedFaults the declared faults that have not struck
 * @param stated       whether the programs say anything that must hold
 */
public record RunResult(Result result, int transitions, List<String> words, Optional<Failure> failure, Optional<Violation> violation,
        List<WaitingThread> waiting, Optional<WaitForGraph> waits, List<String> unusedFaults, StatedExpectations stated) {

    public RunResult {
        words = List.copyOf(words);
        waiting = List.copyOf(waiting);
        unusedFaults = List.copyOf(unusedFaults);
    }

    /** What a run comes to. */
    public enum Result {
        /** Everything has been executed. */
        FINE,
        /** An expectation did not hold. */
        FAILED,
        /** Something was looked for, such as a message that is dropped, and it has happened. */
        FOUND,
        /** Nothing can happen any more, and a thread still waits. */
        STUCK,
        /** Those who steer the run choose what happens next. */
        CHOICE,
        /** Whoever was asked what happens next did not answer, or left before the end. */
        LEFT,
        /** The schedule that was to be followed does not fit. */
        MISFIT,
        /** It was stopped at a bound, or by the user. */
        BOUND,
        /** What has been executed takes all the memory that it may. */
        OUT_OF_MEMORY,
        /** It pauses, since what is written of it takes much room; resuming goes on. */
        PAUSED
    }

    /**
     * The state of the run, on one line without a full stop.
     *
     * @param messages how many have been sent
     */
    public String sentence(int messages) {
        return switch (result) {
            case FAILED -> "the run has failed: " + failure.orElseThrow().words();
            case FOUND -> "found " + violation.orElseThrow().kind() + ": " + violation.orElseThrow().words();
            case BOUND -> String.format(Locale.ROOT, "stopped at the bound of %,d transitions; resuming goes on", transitions);
            case CHOICE, MISFIT, LEFT, OUT_OF_MEMORY, PAUSED -> words.get(0);
            case FINE, STUCK -> lastWords(messages);
        };
    }

    /** That a good run has ended, and how long it was. */
    public String ended(int messages) {
        return "the run has ended: " + Numbers.count(transitions, "transition") + ", " + Numbers.count(messages, "message");
    }

    /** Threads that wait are stuck now, and faults that have not struck were declared in vain. */
    private String lastWords(int messages) {
        List<String> last = new ArrayList<>();
        last.add(waits.map(DeadlockWords::outcome).orElseGet(() -> ended(messages) + (stated.words().isEmpty() ? "" : ", " + stated.words())));
        unusedFaults.forEach(fault -> last.add(fault + " has not struck"));
        return String.join("; ", last);
    }
}
