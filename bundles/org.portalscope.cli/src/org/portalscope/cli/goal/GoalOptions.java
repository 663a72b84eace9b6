package org.portalscope.cli.goal;

import org.portalscope.cli.argument.LogGopsOption;
import org.portalscope.cli.argument.MatchingOption;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.program.GoalSimulation;
import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.SimulationResult;
import org.portalscope.scenario.source.ScenarioException;

import picocli.CommandLine.Mixin;

/** The options that say how a GOAL schedule passes. */
public final class GoalOptions {

    @Mixin
    private LogGopsOption loggops;

    @Mixin
    private MatchingOption matching;

    /**
     * Lets a schedule pass.
     *
     * @param name of its file
     * @throws ScenarioException if there are no such parameters, or not time enough
     */
    SimulationResult simulate(String name, GoalSchedule schedule) throws ScenarioException {
        try {
            return GoalSimulation.run(name, schedule, loggops.parameters(), matching.place());
        } catch (LogGopsException e) {
            throw new ScenarioException(e.getMessage(), e);
        }
    }

    /**
     * Refuses them where there is no GOAL schedule.
     *
     * @throws ScenarioException if one was given
     */
    public void refuse() throws ScenarioException {
        loggops.refuse();
        matching.refuse();
    }
}
