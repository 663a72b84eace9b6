package org.portalscope.export.report;

import org.portalscope.session.run.RunResult;

/** The exit status of a command that ends with a run. */
public final class ExitStatus {

    private ExitStatus() {
    }

    /** 0 fine, 1 something is wrong with the scenario, 2 its schedule does not fit, 3 stopped at a bound, for want of memory, or by the user. */
    public static int of(RunResult result) {
        return switch (result.result()) {
            case FINE, CHOICE, LEFT -> 0;
            case FAILED, FOUND, STUCK -> 1;
            case MISFIT -> 2;
            case BOUND, OUT_OF_MEMORY, PAUSED -> 3;
        };
    }
}
