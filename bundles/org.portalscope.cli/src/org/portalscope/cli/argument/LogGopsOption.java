package org.portalscope.cli.argument;

import org.portalscope.goal.program.GoalSettings;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.scenario.source.ScenarioException;

import picocli.CommandLine.Option;

/** The option with the parameters of the LogGOPS model that a GOAL schedule passes under. */
public final class LogGopsOption {

    @Option(names = GoalSettings.LOGGOPS, paramLabel = "PARAMETERS", description = "of a GOAL schedule: the parameters of the LogGOPS model, S in bytes and "
            + "the others in nanoseconds; those that are left out are as here (default: " + LogGopsParameters.DEFAULTS + ")")
    private String text;

    /** @throws ScenarioException if there are no such parameters */
    public LogGopsParameters parameters() throws ScenarioException {
        return text == null ? LogGopsParameters.DEFAULT : GoalSettings.parameters(text);
    }

    /**
     * Refuses it where there is no GOAL schedule.
     *
     * @throws ScenarioException if it was given
     */
    public void refuse() throws ScenarioException {
        if (text != null) {
            throw new ScenarioException(GoalSettings.LOGGOPS + " is about GOAL schedules, FILE.goal: leave it out");
        }
    }
}
