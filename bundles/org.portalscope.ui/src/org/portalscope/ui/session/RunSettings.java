package org.portalscope.ui.session;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.goal.program.GoalSettings;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.timeline.session.Launch;

/**
 * What a scenario is run with besides its text.
 *
 * @param faults the plans of faults beside those that it declares, as {@code --fault} of the command line takes them
 * @param goal   what the GOAL schedule runs with that it was made of; the default if it was made of none
 */
public record RunSettings(SchedulerChoice scheduler, List<String> faults, GoalSettings goal) {

    /** Everybody in turn, and no further faults. */
    public static final RunSettings DEFAULT = new RunSettings(SchedulerChoice.ROUND_ROBIN, List.of(), GoalSettings.DEFAULT);

    public RunSettings {
        faults = List.copyOf(faults);
    }

    /** With what a session was started. */
    public static RunSettings of(Launch launch) {
        return of(launch.options());
    }

    /** Those among options as on the command line; where one is not understood, as in recordings of others, the default. */
    public static RunSettings of(List<String> options) {
        return new RunSettings(SchedulerChoice.of(options), EmbeddedScenario.faults(options), goal(options));
    }

    private static GoalSettings goal(List<String> options) {
        try {
            return GoalSettings.of(options);
        } catch (ScenarioException e) {
            return GoalSettings.DEFAULT; // as the scheduler
        }
    }

    /** The same with another scheduler. */
    public RunSettings scheduler(SchedulerChoice other) {
        return new RunSettings(other, faults, goal);
    }

    /** The same with other faults. */
    public RunSettings faults(List<String> others) {
        return new RunSettings(scheduler, others, goal);
    }

    /** The same for a GOAL schedule that runs with something else. */
    public RunSettings goal(GoalSettings other) {
        return new RunSettings(scheduler, faults, other);
    }

    /**
     * What runs of a scenario with these settings are started from, which keeps them.
     *
     * @param source where its text is
     * @throws ScenarioException if a fault is none of the scenario, as a sentence
     */
    public Launch launch(Scenario scenario, String source) throws ScenarioException {
        return new Launch(scenario.title(), source, scenario.worlds(faults), scheduler::scheduler)
                .embedding(EmbeddedScenario.files(scenario), options());
    }

    private List<String> options() {
        List<String> options = new ArrayList<>(EmbeddedScenario.options(scheduler.options(), faults));
        options.addAll(goal.options());
        return options;
    }

    /** What is not as usual, such as {@code random, seed 7 · fault client:die 12}; empty if nothing is. */
    public String words() {
        List<String> words = new ArrayList<>();
        if (!scheduler.equals(SchedulerChoice.ROUND_ROBIN)) {
            words.add(scheduler.words());
        }
        faults.forEach(fault -> words.add("fault " + fault));
        words.addAll(goal.words());
        return String.join(" · ", words);
    }
}
