package org.portalscope.scenario.conformance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.step.Step;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.effect.ConditionChecked;
import org.portalscope.protocol.effect.ResumableCallChanged;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.program.LabelReached;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** What the calls of a protocol answered while a scenario ran, and which labels it came to; taken from its steps. */
final class CallOutcomes {

    /** What a call answers that has no error. */
    static final String SUCCESS = "";

    private static final String ANSWERS = " answers ";

    private final Set<CallAnswer> outcomes = new LinkedHashSet<>();
    private final Set<String> labels = new LinkedHashSet<>();

    /**
     * What a call answered.
     *
     * @param error its name, or {@link #SUCCESS}
     */
    record CallAnswer(String call, String error) {
    }

    private CallOutcomes() {
    }

    /** Runs a scenario, which has to end well. */
    static CallOutcomes of(Scenario scenario) {
        CallOutcomes seen = new CallOutcomes();
        World world = scenario.world();
        Scheduler turns = new RoundRobinScheduler();
        int number = 0;
        for (Optional<Choice> next = turns.next(world); next.isPresent(); next = turns.next(world)) {
            seen.note(world.execute(next.get(), ++number).steps());
        }
        if (world.failure().isPresent() || !world.waiting().isEmpty()) {
            throw new AssertionError(scenario.fileName() + ": " + world.failure().map(Object::toString).orElse("stuck: " + world.waiting()));
        }
        return seen;
    }

    private void note(List<? extends Step> transition) {
        for (Step step : transition) {
            if (step instanceof ResumableCallChanged changed && changed.after() == null) {
                outcomes.add(new CallAnswer(changed.operation(), error(changed.operation(), transition)));
            } else if (step instanceof LabelReached label) {
                labels.add(label.text());
            }
        }
    }

    private static String error(String call, List<? extends Step> transition) {
        return transition.stream().filter(ConditionChecked.class::isInstance).map(step -> ((ConditionChecked) step).condition())
                .filter(condition -> condition.startsWith(call + ANSWERS)).map(condition -> condition.substring((call + ANSWERS).length())).findFirst()
                .orElse(SUCCESS);
    }

    Set<CallAnswer> outcomes() {
        return outcomes;
    }

    Set<String> labels() {
        return labels;
    }
}
