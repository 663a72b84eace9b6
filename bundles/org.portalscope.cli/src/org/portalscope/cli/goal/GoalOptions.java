package org.portalscope.cli.goal;

import org.portalscope.cli.argument.LogGopsOption;
import org.portalscope.cli.argument.WordConverter;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.LogGopsSimulation;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.goal.simulation.SimulationResult;
import org.portalscope.scenario.source.ScenarioException;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how a GOAL schedule passes. */
public final class GoalOptions {

    @Mixin
    private LogGopsOption loggops;

    @Option(names = "--matching", paramLabel = "WHERE", converter = PlaceConverter.class, description = "of a GOAL schedule: nic, messages are matched as they "
            + "arrive, as Portals does; host, once a processor is free for them, as LogGOPSim does (default: nic)")
    private MatchingPlace matching;

    /** Reads {@code host}. */
    static final class PlaceConverter extends WordConverter<MatchingPlace> {

        PlaceConverter() {
            super(MatchingPlace.values());
        }
    }

    /**
     * Lets a schedule pass.
     *
     * @throws ScenarioException if there are no such parameters, or not time enough
     */
    SimulationResult simulate(GoalSchedule schedule) throws ScenarioException {
        try {
            return LogGopsSimulation.run(schedule, loggops.parameters(), matching == null ? MatchingPlace.NIC : matching);
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
        if (matching != null) {
            throw new ScenarioException("--matching is about GOAL schedules, FILE.goal: leave it out");
        }
    }
}
