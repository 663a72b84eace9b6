package org.portalscope.node.process;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.engine.effect.OperationEnded;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/** Looks for a hit of breakpoints among the steps of a process and its program, which explain themselves for that if one is about checks. */
final class StepWatch implements Journal {

    private final List<Breakpoint> breakpoints;
    private final StepPredicate any;
    private final boolean explains;
    /** How often each breakpoint has been hit. */
    private final int[] hits;
    private final Consumer<String> found;
    private final List<Step> steps = new ArrayList<>();
    private final List<Transition.Span> spans = new ArrayList<>();
    /** The places of the spans that are open, the innermost first. */
    private final Deque<Integer> open = new ArrayDeque<>();
    /** The operation that has ended first in the transition, or null. */
    private Operation ended;
    /** Whether the turn of a thread that the transition is continues a statement. */
    private boolean continuesStatement;

    /**
     * @param breakpoints at least one; hits are counted from now on
     * @param found       learns of the first step that one of them is hit at, as a sentence without a full stop
     */
    StepWatch(List<Breakpoint> breakpoints, Consumer<String> found) {
        this.breakpoints = List.copyOf(breakpoints);
        this.found = found;
        any = breakpoints.stream().<StepPredicate>map(each -> each).reduce(StepPredicate::or).orElseThrow();
        explains = any.needsChecks();
        hits = new int[breakpoints.size()];
    }

    @Override
    public boolean explains() {
        return explains;
    }

    @Override
    public void note(Step step) {
        if (ended == null && step instanceof OperationEnded end) {
            ended = end.operation();
        }
        if (isWanted(step)) {
            steps.add(step);
        }
    }

    private boolean isWanted(Step step) {
        return any.looksAround() || any.mayMatch(step.kind());
    }

    @Override
    public void enter(Scope scope) {
        open.push(spans.size());
        spans.add(new Transition.Span(scope, steps.size(), steps.size()));
    }

    @Override
    public void leave() {
        Transition.Span span = spans.get(open.peek());
        spans.set(open.pop(), new Transition.Span(span.scope(), span.from(), steps.size()));
    }

    /** A thread takes its turn, which is the transition that ends next. */
    void noteTurn(boolean continues) {
        continuesStatement = continues;
    }

    /** A transition has ended. */
    void end(RecordedTransition recorded) {
        Optional<Step> opening = Optional.<Step>of(NodeOpening.of(recorded, ended, continuesStatement)).filter(this::isWanted);
        if (opening.isPresent() || !steps.isEmpty()) {
            look(transition(recorded, opening));
        }
        steps.clear();
        spans.clear();
        ended = null;
        continuesStatement = false;
    }

    /** With the step in front with which the world of whoever follows begins it. */
    private Transition transition(RecordedTransition recorded, Optional<Step> opening) {
        List<Step> all = new ArrayList<>(opening.stream().toList());
        all.addAll(steps);
        int before = all.size() - steps.size();
        List<Transition.Span> moved = spans.stream().map(span -> new Transition.Span(span.scope(), span.from() + before, span.to() + before)).toList();
        return new Transition(1, new Choice.Inject(recorded.process(), recorded.inputs()), Transition.NO_TIME, recorded.inputs(), all, moved);
    }

    private void look(Transition transition) {
        Step first = null;
        for (int index = 0; index < transition.steps().size(); index++) {
            if (isHit(transition, index) && first == null) {
                first = transition.steps().get(index);
            }
        }
        if (first != null) {
            found.accept(first.words());
        }
    }

    private boolean isHit(Transition transition, int index) {
        boolean isHit = false;
        for (int i = 0; i < hits.length; i++) {
            Breakpoint breakpoint = breakpoints.get(i);
            if (breakpoint.matches(transition, index)) {
                hits[i]++;
                isHit |= breakpoint.hit() == 0 || breakpoint.hit() == hits[i];
            }
        }
        return isHit;
    }
}
