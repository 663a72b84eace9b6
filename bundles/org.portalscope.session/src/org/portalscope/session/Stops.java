package org.portalscope.session;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

import org.portalscope.engine.step.Scope;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/**
 * Where a motion stops within a transition: a set of step counts. It depends on the transition alone, so that a motion and its
 * opposite stop at the same places.
 */
interface Stops {

    /** The stops of a transition, each from 1 to the number of its steps. */
    SortedSet<Integer> of(Transition transition);

    /** Behind every step. */
    static Stops steps() {
        return transition -> {
            SortedSet<Integer> all = new TreeSet<>();
            for (int step = 1; step <= transition.steps().size(); step++) {
                all.add(step);
            }
            return all;
        };
    }

    /** Behind every match entry; where there are some, also before the first; and at the end of every transition. */
    static Stops entries() {
        return transition -> {
            SortedSet<Integer> stops = new TreeSet<>();
            for (Transition.Span span : transition.spans()) {
                if (span.scope().kind() == Scope.Kind.ENTRY) {
                    stops.add(1);
                    stops.add(span.to());
                }
            }
            stops.add(transition.steps().size());
            return stops;
        };
    }

    /** At the end of every transition. */
    static Stops transitions() {
        return transition -> single(transition.steps().size());
    }

    /** At the beginning of every transition. */
    static Stops beginnings() {
        return transition -> single(1);
    }

    /** Where a process begins a statement. */
    static Stops statements(int process) {
        return transition -> transition.choice() instanceof Choice.RunThread run && run.process() == process
                ? single(1) : new TreeSet<>();
    }

    /** At the end of a thread, or at its first statement. */
    static Stops thread(Timeline timeline, int process, int thread, Direction direction) {
        return transition -> {
            boolean ofThread = transition.choice() instanceof Choice.RunThread run && run.process() == process
                    && run.thread() == thread;
            if (!ofThread) {
                return new TreeSet<>();
            }
            if (direction == Direction.FORWARD) {
                return timeline.endsThread(transition.number()) ? single(transition.steps().size()) : new TreeSet<>();
            }
            return isFirst(timeline, transition) ? single(1) : new TreeSet<>();
        };
    }

    /** Nowhere: on to the end. */
    static Stops none() {
        return transition -> new TreeSet<>();
    }

    /** The stops of a motion for the selected frame, or for the innermost if none is. */
    static Stops of(Motion motion, Direction direction, Optional<Frame> selected, Timeline timeline) {
        return switch (motion) {
            case INTO -> steps();
            case OVER -> over(selected);
            case RETURN -> selected.filter(frame -> frame.is(Scope.Kind.STATEMENT))
                    .map(frame -> thread(timeline, frame.process(), frame.thread(), direction))
                    .orElse(direction == Direction.FORWARD ? transitions() : beginnings());
            case RESUME -> none();
        };
    }

    private static Stops over(Optional<Frame> selected) {
        if (selected.isEmpty() || selected.get().is(Scope.Kind.ENTRY)) {
            return entries();
        }
        Frame frame = selected.get();
        if (frame.kind().isEmpty()) {
            return none();
        }
        return frame.is(Scope.Kind.STATEMENT) ? statements(frame.process()) : transitions();
    }

    private static boolean isFirst(Timeline timeline, Transition transition) {
        Choice.RunThread run = (Choice.RunThread) transition.choice();
        for (int number = 1; number < transition.number(); number++) {
            if (timeline.transition(number).choice() instanceof Choice.RunThread other && other.process() == run.process()
                    && other.thread() == run.thread()) {
                return false;
            }
        }
        return true;
    }

    private static SortedSet<Integer> single(int stop) {
        SortedSet<Integer> stops = new TreeSet<>();
        stops.add(stop);
        return stops;
    }
}
