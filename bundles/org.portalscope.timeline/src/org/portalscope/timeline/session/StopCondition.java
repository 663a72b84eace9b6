package org.portalscope.timeline.session;

import java.util.Optional;

import org.portalscope.engine.step.Scope;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.PassedStep;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.world.Choice;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;

/**
 * Where a move of the cursor ends: a predicate over the steps that it passes. It depends on the step and its transition alone, so that a
 * move and its opposite stop at the same places.
 */
@FunctionalInterface
public interface StopCondition {

    /** Whether the cursor stops behind a step. */
    boolean stopsBehind(PassedStep step);

    /** Whether it must be asked for every step; if not, it holds for none. */
    default boolean looksAtSteps() {
        return true;
    }

    /** Whether it may hold for a check; if not, a transition need not be explained to know whether it holds in it. */
    default boolean looksAtChecks() {
        return true;
    }

    /**
     * Whether it may hold in a transition, if it does not look at checks.
     *
     * @param transition its steps are its effects
     */
    default boolean mayHoldIn(Transition transition) {
        return true;
    }

    /** Nowhere: on to the end. */
    static StopCondition none() {
        return new Nowhere();
    }

    /** What holds for no step. */
    record Nowhere() implements StopCondition {

        @Override
        public boolean stopsBehind(PassedStep step) {
            return false;
        }

        @Override
        public boolean looksAtSteps() {
            return false;
        }
    }

    /** Behind every step. */
    static StopCondition everyStep() {
        return step -> true;
    }

    /** At a position. */
    static StopCondition at(Position position) {
        return step -> step.number() == position.transition() && step.made() == position.step();
    }

    /** Behind every match entry; where there are some, also before the first; and at the end of every transition. */
    static StopCondition entries() {
        return step -> step.isLast() || step.ends(Scope.Kind.ENTRY) || step.isFirst() && step.transitionHas(Scope.Kind.ENTRY);
    }

    /** At the end of every transition. */
    static StopCondition transitions() {
        return PassedStep::isLast;
    }

    /** At the beginning of every transition. */
    static StopCondition beginnings() {
        return PassedStep::isFirst;
    }

    /** Where the thread of a frame begins a statement that lies no deeper in functions than the frame: what it calls is gone over. */
    static StopCondition statements(Frame frame) {
        return step -> step.isFirst() && isOf(frame, step) && !((ThreadScheduled) step.transition().opening()).wakes()
                && step.timeline().depthBefore(step.number()) <= frame.depth();
    }

    /** Behind the transition in which a thread leaves an activation: it returns, or ends. */
    static StopCondition leaving(Frame frame) {
        return step -> step.isLast() && isOf(frame, step) && step.timeline().leaves(step.number(), frame.depth());
    }

    /** At the statement that called the function of an activation, or at the first one of its thread. */
    static StopCondition entering(Frame frame) {
        return step -> step.isFirst() && isOf(frame, step) && step.timeline().begins(step.number(), frame.depth());
    }

    /** The condition of a key for the selected frame; if none is, for the innermost of those at the cursor, which may be none. */
    static StopCondition of(StepKind stepKind, Direction direction, Optional<Frame> selected, Session session) {
        return switch (stepKind) {
            case INTO -> everyStep();
            case OVER -> over(selected, session);
            case RETURN -> ParentFrame.edge(direction, selected, session).map(StopCondition::at)
                    .orElseGet(() -> leaves(direction, selected, session));
            case RESUME -> none();
        };
    }

    private static StopCondition over(Optional<Frame> selected, Session session) {
        if (selected.isEmpty() || selected.get().is(Scope.Kind.ENTRY)) {
            return entries();
        }
        return selected.get().stepsThread() ? statements(SteppedFrame.of(selected.get(), session)) : transitions();
    }

    private static StopCondition leaves(Direction direction, Optional<Frame> selected, Session session) {
        boolean forward = direction == Direction.FORWARD;
        Optional<Frame> left = selected.isPresent() ? selected.filter(Frame::stepsThread) : ParentFrame.function(session.frames());
        return left.map(frame -> forward ? leaving(frame) : entering(frame)).orElse(forward ? transitions() : beginnings());
    }

    private static boolean isOf(Frame frame, PassedStep step) {
        return step.transition().choice() instanceof Choice.RunThread run && run.process() == frame.process() && run.thread() == frame.thread();
    }
}
