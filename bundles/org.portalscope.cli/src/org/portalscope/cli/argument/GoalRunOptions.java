package org.portalscope.cli.argument;

import org.portalscope.goal.program.GoalFile;
import org.portalscope.goal.program.GoalSettings;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how a GOAL schedule runs as a scenario of MPI programs. */
public final class GoalRunOptions {

    @Mixin
    private LogGopsOption loggops = new LogGopsOption();

    @Mixin
    private MatchingOption matching = new MatchingOption();

    @Option(names = "--untimed", description = "of a GOAL schedule: nothing takes virtual time, and everything happens in any order that the schedule allows; "
            + "so does explore, whose orders are done again with this option")
    private boolean untimed;

    /**
     * Reads a scenario, or a GOAL schedule as one.
     *
     * @throws ScenarioException if it cannot be read or has errors, or if an option is wrong
     */
    public Scenario read(NamedScenario named) throws ScenarioException {
        return read(named, !untimed);
    }

    /** The same without virtual time if it is a GOAL schedule. */
    Scenario readUntimed(NamedScenario named) throws ScenarioException {
        return read(named, false);
    }

    private Scenario read(NamedScenario named, boolean timed) throws ScenarioException {
        if (named.isGoal()) {
            if (!timed) {
                matching.refuseUntimed();
            }
            return GoalFile.program(named.path(), new GoalSettings(loggops.parameters(), matching.place()), timed)
                    .scenario(named.name(), NamedScenario.protocols());
        }
        loggops.refuse();
        matching.refuse();
        if (untimed) {
            throw new ScenarioException("--untimed is about GOAL schedules, FILE.goal: leave it out");
        }
        return named.read();
    }
}
