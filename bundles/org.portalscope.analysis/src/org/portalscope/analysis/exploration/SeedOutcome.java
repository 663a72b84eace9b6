package org.portalscope.analysis.exploration;

import java.util.Comparator;

import org.portalscope.timeline.run.RunResult;

/** How the run of a seed ended. */
public record SeedOutcome(long seed, RunResult result) {

    /** Runs in which something is wrong first, then those that were stopped, and by seed. */
    public static final Comparator<SeedOutcome> WRONG_FIRST = Comparator.comparing(SeedOutcome::rank).thenComparing(SeedOutcome::seed);

    /** Whether something was wrong with the run. */
    public boolean isWrong() {
        return switch (result.result()) {
            case FAILED, FOUND, STUCK -> true;
            default -> false;
        };
    }

    /** On one line, without a full stop. */
    public String words() {
        return switch (result.result()) {
            case FAILED -> result.failure().orElseThrow().words();
            case FOUND -> result.violation().orElseThrow().kind() + ": " + result.violation().orElseThrow().words();
            case FINE -> result.stated().words().isEmpty() ? result.words().get(0) : result.stated().words();
            default -> result.words().get(0);
        };
    }

    private int rank() {
        return isWrong() ? 0 : result.result() == RunResult.Result.FINE ? 2 : 1;
    }
}
