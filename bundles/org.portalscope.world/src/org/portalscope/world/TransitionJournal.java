package org.portalscope.world;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.InputRecorder;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

/** Records one transition: what its process took, and its steps. */
final class TransitionJournal implements StepJournal, InputRecorder {

    private final List<Input> inputs = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private final List<Transition.Span> spans = new ArrayList<>();
    private final List<Integer> open = new ArrayList<>();

    @Override
    public void note(Step step) {
        steps.add(step);
    }

    @Override
    public void record(Input input) {
        inputs.add(input);
    }

    @Override
    public void enter(Scope scope) {
        open.add(spans.size());
        spans.add(new Transition.Span(scope, steps.size(), steps.size()));
    }

    @Override
    public void leave() {
        int index = open.remove(open.size() - 1);
        Transition.Span span = spans.get(index);
        spans.set(index, new Transition.Span(span.scope(), span.from(), steps.size()));
    }

    @Override
    public List<Step> steps() {
        return steps;
    }

    Transition finish(int number, Choice choice, long time) {
        return new Transition(number, choice, time, List.copyOf(inputs), List.copyOf(steps), List.copyOf(spans));
    }
}
