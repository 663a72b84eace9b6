package org.portalscope.cli.argument;

import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.scenario.source.ScenarioException;

import picocli.CommandLine.Option;

/** The option with the parameters of the LogGOPS model that a GOAL schedule passes under. */
public final class LogGopsOption {

    @Option(names = "--loggops", paramLabel = "PARAMETERS", description = "of a GOAL schedule: the parameters of the LogGOPS model, S in bytes and "
            + "the others in nanoseconds; those that are left out are as here (default: " + LogGopsParameters.DEFAULTS + ")")
    private String text;

    /** @throws ScenarioException if there are no such parameters */
    public LogGopsParameters parameters() throws ScenarioException {
        try {
            return LogGopsParameters.parse(text == null ? LogGopsParameters.DEFAULTS : text);
        } catch (LogGopsException e) {
            throw new ScenarioException("--loggops: " + e.getMessage(), e);
        }
    }

    /**
     * Refuses it where there is no GOAL schedule.
     *
     * @throws ScenarioException if it was given
     */
    public void refuse() throws ScenarioException {
        if (text != null) {
            throw new ScenarioException("--loggops is about GOAL schedules, FILE.goal: leave it out");
        }
    }
}
