package org.portalscope.export.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

import org.portalscope.timeline.Move;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.MoveListener;
import org.portalscope.world.Transition;

/** Tells each transition that is executed, once, whatever way the cursor of a session takes afterwards. */
public final class TransitionReporter implements MoveListener, Consumer<Transition> {

    private final Report report;
    private int told;

    /** @param report is given the transitions of a run or a session that has executed none yet */
    public TransitionReporter(Report report) {
        this(report, 0);
    }

    /**
     * Tells what follows some transitions.
     *
     * @param report is given the others
     * @param known  how many transitions are not told
     */
    public TransitionReporter(Report report, int known) {
        this.report = report;
        told = known;
    }

    @Override
    public void accept(Transition transition) {
        told = transition.number();
        try {
            report.transition(transition);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void moved(Move move) {
        catchUp(move.timeline());
    }

    /** Tells what a timeline has that has not been told yet. */
    public void catchUp(Timeline timeline) {
        while (told < timeline.size()) {
            accept(timeline.transition(told + 1));
        }
    }
}
