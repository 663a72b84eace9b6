package org.portalscope.node.process;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.session.search.StepPredicate;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/** Looks for a step that meets a condition among those of a process, which explains itself for that if the condition is about checks. */
final class StepWatch implements Journal {

    private final StepPredicate predicate;
    private final Consumer<String> found;
    private final List<Step> steps = new ArrayList<>();

    /** @param found learns of the first step that meets it, as a sentence without a full stop */
    StepWatch(StepPredicate predicate, Consumer<String> found) {
        this.predicate = predicate;
        this.found = found;
    }

    @Override
    public void note(Step step) {
        if (predicate.mayMatch(step.kind())) {
            steps.add(step);
        }
    }

    @Override
    public boolean explains() {
        return predicate.needsChecks();
    }

    @Override
    public void enter(Scope scope) {
        // A condition is about single steps.
    }

    @Override
    public void leave() {
        // A condition is about single steps.
    }

    /** A transition has ended. */
    void end(RecordedTransition recorded) {
        NodeOpening.of(recorded).filter(opening -> predicate.mayMatch(opening.kind())).ifPresent(opening -> steps.add(0, opening));
        if (steps.isEmpty()) {
            return;
        }
        Transition transition = new Transition(1, new Choice.Inject(recorded.process(), recorded.inputs()), Transition.NO_TIME, recorded.inputs(),
                List.copyOf(steps), List.of());
        steps.clear();
        IntStream.range(0, transition.steps().size()).filter(index -> predicate.matches(transition, index)).findFirst()
                .ifPresent(index -> found.accept(transition.steps().get(index).words()));
    }
}
