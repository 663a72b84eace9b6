package org.portalscope.presentation.table;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.EventTaken;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Transition;

/**
 * One event coming into its queue or going out of it.
 *
 * @param process  index of the process whose queue it is
 * @param queue    handle of the queue
 * @param sequence number of the event
 */
record LoggedEvent(int process, long queue, long sequence) implements StepPredicate {

    @Override
    public boolean needsChecks() {
        return false;
    }

    @Override
    public boolean mayMatch(String kind) {
        return kind.equals(EventLogged.class.getSimpleName()) || kind.equals(EventTaken.class.getSimpleName());
    }

    @Override
    public boolean matches(Transition transition, int index) {
        Step step = transition.steps().get(index);
        return transition.process() == process && (step instanceof EventLogged logged && is(logged.queue(), logged.event().sequence())
                || step instanceof EventTaken taken && is(taken.queue(), taken.event().sequence()));
    }

    private boolean is(long itsQueue, long itsSequence) {
        return itsQueue == queue && itsSequence == sequence;
    }
}
