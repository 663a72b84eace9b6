package org.portalscope.ui.session;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.Launch;
import org.portalscope.session.run.SchedulerChoice;

/**
 * What a scenario is run with besides its text.
 *
 * @param faults the plans of faults beside those that it declares, as {@code --fault} of the command line takes them
 */
public record RunSettings(SchedulerChoice scheduler, List<String> faults) {

    /** Everybody in turn, and no further faults. */
    public static final RunSettings DEFAULT = new RunSettings(SchedulerChoice.ROUND_ROBIN, List.of());

    public RunSettings {
        faults = List.copyOf(faults);
    }

    /** With what a session was started. */
    public static RunSettings of(Launch launch) {
        return of(launch.options());
    }

    /** Those among options as on the command line. */
    public static RunSettings of(List<String> options) {
        return new RunSettings(SchedulerChoice.of(options), EmbeddedScenario.faults(options));
    }

    /** The same with another scheduler. */
    public RunSettings scheduler(SchedulerChoice other) {
        return new RunSettings(other, faults);
    }

    /** The same with other faults. */
    public RunSettings faults(List<String> others) {
        return new RunSettings(scheduler, others);
    }

    /**
     * What runs of a scenario with these settings are started from, which keeps them.
     *
     * @param source where its text is
     * @throws ScenarioException if a fault is none of the scenario, as a sentence
     */
    public Launch launch(Scenario scenario, String source) throws ScenarioException {
        return new Launch(scenario.title(), source, scenario.worlds(faults), scheduler::scheduler)
                .embedding(EmbeddedScenario.files(scenario), EmbeddedScenario.options(scheduler.options(), faults));
    }

    /** What is not as usual, such as {@code random, seed 7 · fault client:die 12}; empty if nothing is. */
    public String words() {
        List<String> words = new ArrayList<>();
        if (!scheduler.equals(SchedulerChoice.ROUND_ROBIN)) {
            words.add(scheduler.words());
        }
        faults.forEach(fault -> words.add("fault " + fault));
        return String.join(" · ", words);
    }
}
