package org.portalscope.export.report;

import org.portalscope.timeline.run.RunResult;

/** The exit status of a command. */
public final class ExitStatus {

    /** It did what it was asked to do, and all is well. */
    public static final int FINE = 0;
    /** Something is wrong with the scenario, or what was looked for is there. */
    public static final int FAILED = 1;
    /** Bad input, or output that cannot be written. */
    public static final int BAD_INPUT = 2;
    /** It ended before it was done: at a bound, for want of memory, or by the user. */
    public static final int BOUND = 3;
    /** A fault of Portalscope itself. */
    public static final int INTERNAL_ERROR = 4;

    private ExitStatus() {
    }

    /** That of a command that ends with a run; {@link #BAD_INPUT} if the schedule does not fit. */
    public static int of(RunResult result) {
        return switch (result.result()) {
            case FINE, CHOICE, LEFT -> FINE;
            case FAILED, FOUND, STUCK -> FAILED;
            case MISFIT -> BAD_INPUT;
            case BOUND, OUT_OF_MEMORY, PAUSED -> BOUND;
        };
    }
}
