package org.portalscope.cli.run;

import java.io.IOException;
import java.io.UncheckedIOException;

import org.portalscope.session.CursorListener;
import org.portalscope.world.Transition;

/** Tells each transition that a session executes, once, whatever way the cursor takes afterwards. */
public final class TransitionReporter implements CursorListener {

    private final Report report;
    private int told;

    /** @param report is told the transitions of a session that has executed none yet */
    public TransitionReporter(Report report) {
        this.report = report;
    }

    @Override
    public void applied(Transition transition, int step) {
        if (transition.number() <= told) {
            return;
        }
        told = transition.number();
        try {
            report.transition(transition);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void reverted(Transition transition, int step) {
        // What has been told stays told.
    }
}
