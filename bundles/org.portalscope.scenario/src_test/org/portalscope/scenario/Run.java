package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.scenario.execution.ScenarioProgram;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** Runs a scenario to its end and keeps the transitions. */
final class Run {

    private static final int MOST = 100_000;

    final World world;
    final List<Transition> transitions = new ArrayList<>();

    Run(Scenario scenario) {
        world = scenario.world();
    }

    static Run of(String text) {
        ParseResult result = ScenarioReader.parse("test.ptl", text);
        Run run = new Run(result.scenario().orElseThrow(() -> new AssertionError(result.report())));
        run.toEnd();
        return run;
    }

    /** Runs one process with the given statements. */
    static Run statements(String statements) {
        return of("scenario \"Test\"; process self at 0:0 {\n" + statements + "\n}");
    }

    void toEnd() {
        toEnd(new RoundRobinScheduler());
    }

    void toEnd(Scheduler scheduler) {
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            if (transitions.size() == MOST) {
                throw new AssertionError("the scenario does not end");
            }
            transitions.add(world.execute(next.get(), transitions.size() + 1));
        }
    }

    /** Chooses among what can happen in an order that a seed decides. */
    static Scheduler random(int seed) {
        Random random = new Random(seed);
        return world -> {
            List<Choice> enabled = world.enabled();
            return enabled.isEmpty() ? Optional.empty() : Optional.of(enabled.get(random.nextInt(enabled.size())));
        };
    }

    /** Requires that the run ended without a failure, and that nothing is stuck. */
    void requireFine(String order) {
        assertEquals("none", failure(), order);
        assertEquals(List.of(), world.waiting(), order);
    }

    /** Requires that a run to the end can be undone to its first state and redone to its last. */
    static void requireWayBack(Scenario scenario) {
        Run run = new Run(scenario);
        String first = run.world.dump();
        run.toEnd();
        String last = run.world.dump();
        run.back();
        assertEquals(first, run.world.dump());
        run.forward();
        assertEquals(last, run.world.dump());
    }

    void back() {
        for (int i = transitions.size() - 1; i >= 0; i--) {
            List<Step> steps = transitions.get(i).steps();
            for (int j = steps.size() - 1; j >= 0; j--) {
                if (steps.get(j) instanceof Effect effect) {
                    world.revert(transitions.get(i), effect);
                }
            }
        }
    }

    void forward() {
        for (Transition transition : transitions) {
            for (Step step : transition.steps()) {
                if (step instanceof Effect effect) {
                    world.apply(transition, effect);
                }
            }
        }
    }

    ScenarioProgram program() {
        return (ScenarioProgram) world.process(0).program();
    }

    /** Where an expectation failed and why, without the process; or none. */
    String failure() {
        return world.failure().map(failure -> failure.toString().replaceFirst(": " + failure.process() + ": ", ": ")).orElse("none");
    }
}
