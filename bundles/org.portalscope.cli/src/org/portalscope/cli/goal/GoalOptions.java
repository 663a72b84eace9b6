package org.portalscope.cli.goal;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.argument.WordConverter;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.LogGopsSimulation;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.goal.simulation.SimulationResult;

import picocli.CommandLine.Option;

/** The options that say how a GOAL schedule passes. */
public final class GoalOptions {

    @Option(names = "--loggops", paramLabel = "PARAMETERS", description = "of a GOAL schedule: the parameters of the LogGOPS model, S in bytes and the others in "
            + "nanoseconds; those that are left out are as here (default: " + LogGopsParameters.DEFAULTS + ")")
    private String parameters;

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
     * @throws BadInputException if there are no such parameters, or not time enough
     */
    SimulationResult simulate(GoalSchedule schedule) throws BadInputException {
        try {
            String given = parameters == null ? LogGopsParameters.DEFAULTS : parameters;
            return LogGopsSimulation.run(schedule, LogGopsParameters.parse(given), matching == null ? MatchingPlace.NIC : matching);
        } catch (LogGopsException e) {
            throw new BadInputException(e.getMessage());
        }
    }

    /**
     * Refuses them where there is no GOAL schedule.
     *
     * @throws BadInputException if one was given
     */
    public void refuse() throws BadInputException {
        if (parameters != null || matching != null) {
            throw new BadInputException((parameters != null ? "--loggops" : "--matching") + " is about GOAL schedules, FILE.goal: leave it out");
        }
    }
}
