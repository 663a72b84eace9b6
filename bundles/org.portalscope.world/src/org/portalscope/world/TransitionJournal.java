package org.portalscope.world;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.InputRecorder;
import org.portalscope.engine.step.CheckGroup;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

/** Records one transition after the other: what its process took, and its steps. What it uses to record is used again. */
final class TransitionJournal implements StepJournal, InputRecorder {

    private static final int FIRST_PLACES = 16;

    private final List<Input> inputs = new ArrayList<>();
    private final List<Effect> effects = new ArrayList<>();
    /** The spans that are open, the innermost first. */
    private final Deque<Integer> open = new ArrayDeque<>();
    /** For each step either the step or the group that it belongs to. */
    private Object[] steps = new Object[FIRST_PLACES];
    private int stepCount;
    /** For each span either its scope or the group that it is the span of. */
    private Object[] scopes = new Object[FIRST_PLACES];
    /** For each span the index of its first step and the index behind its last step. */
    private int[] bounds = new int[2 * FIRST_PLACES];
    private int spanCount;

    @Override
    public void note(Step step) {
        add(step);
        if (step instanceof Effect effect) {
            effects.add(effect);
        }
    }

    @Override
    public void note(CheckGroup group) {
        int from = stepCount;
        for (int i = group.size(); i > 0; i--) {
            add(group);
        }
        span(group, from, stepCount);
    }

    @Override
    public void record(Input input) {
        inputs.add(input);
    }

    @Override
    public void enter(Scope scope) {
        open.push(spanCount);
        span(scope, stepCount, stepCount);
    }

    @Override
    public void leave() {
        bounds[2 * open.pop() + 1] = stepCount;
    }

    private void add(Object step) {
        if (stepCount == steps.length) {
            steps = Arrays.copyOf(steps, 2 * stepCount);
        }
        steps[stepCount++] = step;
    }

    private void span(Object scope, int from, int to) {
        if (spanCount == scopes.length) {
            scopes = Arrays.copyOf(scopes, 2 * spanCount);
            bounds = Arrays.copyOf(bounds, 4 * spanCount);
        }
        scopes[spanCount] = scope;
        bounds[2 * spanCount] = from;
        bounds[2 * spanCount + 1] = to;
        spanCount++;
    }

    @Override
    public List<Effect> effects() {
        return effects;
    }

    /** The transition that has been recorded. Spans that an input left open, since the engine refused it halfway, end with the transition. */
    Transition finish(int number, Choice choice, long time) {
        while (!open.isEmpty()) {
            leave();
        }
        return new Transition(number, choice, time, List.copyOf(inputs), new RecordedSteps(Arrays.copyOf(steps, stepCount)),
                new RecordedSpans(Arrays.copyOf(scopes, spanCount), Arrays.copyOf(bounds, 2 * spanCount)));
    }

    /** Forgets what has been recorded: what comes next belongs to another transition. */
    void clear() {
        inputs.clear();
        effects.clear();
        open.clear();
        Arrays.fill(steps, 0, stepCount, null);
        Arrays.fill(scopes, 0, spanCount, null);
        stepCount = 0;
        spanCount = 0;
    }
}
