package org.portalscope.session;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

import org.portalscope.engine.step.Scope;
import org.portalscope.world.Choice;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;

/**
 * Where a motion stops within a transition: a set of step counts. It depends on the transition alone, so that a motion and its
 * opposite stop at the same places.
 */
interface StopPoints {

    /** The stops of a transition, each from 1 to the number of its steps. */
    SortedSet<Integer> of(Transition transition);

    /** Behind every step. */
    static StopPoints steps() {
        return transition -> {
            SortedSet<Integer> all = new TreeSet<>();
            for (int step = 1; step <= transition.steps().size(); step++) {
                all.add(step);
            }
            return all;
        };
    }

    /** Behind every match entry; where there are some, also before the first; and at the end of every transition. */
    static StopPoints entries() {
        return transition -> {
            SortedSet<Integer> stopPoints = new TreeSet<>();
            for (Transition.Span span : transition.spans()) {
                if (span.scope().kind() == Scope.Kind.ENTRY) {
                    stopPoints.add(1);
                    stopPoints.add(span.to());
                }
            }
            stopPoints.add(transition.steps().size());
            return stopPoints;
        };
    }

    /** At the end of every transition. */
    static StopPoints transitions() {
        return transition -> single(transition.steps().size());
    }

    /** At the beginning of every transition. */
    static StopPoints beginnings() {
        return transition -> single(1);
    }

    /** Where the thread of a frame begins a statement that lies no deeper in functions than the frame: what it calls is gone over. */
    static StopPoints statements(Timeline timeline, Frame frame) {
        return transition -> isOf(frame, transition) && !((ThreadScheduled) transition.opening()).wakes()
                && timeline.depthBefore(transition.number()) <= frame.depth() ? single(1) : new TreeSet<>();
    }

    /** Behind the transition in which a thread leaves an activation: it returns, or ends. */
    static StopPoints leaving(Timeline timeline, Frame frame) {
        return transition -> isOf(frame, transition) && timeline.leaves(transition.number(), frame.depth())
                ? single(transition.steps().size()) : new TreeSet<>();
    }

    /** At the statement that called the function of an activation, or at the first one of its thread. */
    static StopPoints entering(Timeline timeline, Frame frame) {
        return transition -> isOf(frame, transition) && timeline.begins(transition.number(), frame.depth()) ? single(1) : new TreeSet<>();
    }

    /** Nowhere: on to the end. */
    static StopPoints none() {
        return transition -> new TreeSet<>();
    }

    /** The stops of a motion for the selected frame; if none is, for the innermost of those at the cursor, which may be none. */
    static StopPoints of(StepKind stepKind, Direction direction, Optional<Frame> selected, List<Frame> frames, Timeline timeline) {
        return switch (stepKind) {
            case INTO -> steps();
            case OVER -> over(selected, timeline);
            case RETURN -> selected.filter(Frame::stepsThread).or(() -> selected.isPresent() ? Optional.empty() : function(frames))
                    .map(frame -> direction == Direction.FORWARD ? leaving(timeline, frame) : entering(timeline, frame))
                    .orElse(direction == Direction.FORWARD ? transitions() : beginnings());
            case RESUME -> none();
        };
    }

    private static StopPoints over(Optional<Frame> selected, Timeline timeline) {
        if (selected.isEmpty() || selected.get().is(Scope.Kind.ENTRY)) {
            return entries();
        }
        return selected.get().stepsThread() ? statements(timeline, selected.get()) : transitions();
    }

    /** The innermost statement or activation if it lies in a function. */
    private static Optional<Frame> function(List<Frame> frames) {
        return frames.stream().filter(Frame::stepsThread).findFirst().filter(frame -> frame.depth() > 1);
    }

    private static boolean isOf(Frame frame, Transition transition) {
        return transition.choice() instanceof Choice.RunThread run && run.process() == frame.process() && run.thread() == frame.thread();
    }

    private static SortedSet<Integer> single(int stop) {
        SortedSet<Integer> stopPoints = new TreeSet<>();
        stopPoints.add(stop);
        return stopPoints;
    }
}
