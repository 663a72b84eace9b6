package org.portalscope.goal.program;

import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalRank;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.LogGopsSimulation;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.goal.simulation.SimulationResult;
import org.portalscope.scenario.source.ScenarioException;

/** Lets a schedule pass under the LogGOPS model: in a world, where Portals and MPI match, or, if it is too large for one, with plain queues. */
public final class GoalSimulation {

    /** Operations that take a world a few seconds. */
    private static final int MOST_OPERATIONS = 1000;

    private GoalSimulation() {
    }

    /**
     * Runs a schedule to its end.
     *
     * @param name of the schedule
     * @throws LogGopsException  if it could take longer than {@link GoalSchedule#LONGEST_TIME}
     * @throws ScenarioException if it fails in a world
     */
    public static SimulationResult run(String name, GoalSchedule schedule, LogGopsParameters parameters, MatchingPlace matching)
            throws LogGopsException, ScenarioException {
        return fitsWorld(schedule, parameters) ? WorldSimulation.run(name, schedule, parameters, matching)
                : LogGopsSimulation.run(schedule, parameters, matching);
    }

    /** Whether a world has room and time for a schedule, and all receives have room for what they may get, which MPI demands and the model does not. */
    private static boolean fitsWorld(GoalSchedule schedule, LogGopsParameters parameters) {
        return schedule.operations().count() <= MOST_OPERATIONS && new MpiProgram(schedule, parameters, true).refusal().isEmpty()
                && !mayTruncate(schedule);
    }

    private static boolean mayTruncate(GoalSchedule schedule) {
        for (int source = 0; source < schedule.ranks().size(); source++) {
            for (GoalOperation send : schedule.ranks().get(source).operations()) {
                if (send.kind() == GoalOperation.Kind.SEND && mayTruncate(source, send, schedule.ranks().get(send.peer()))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean mayTruncate(int source, GoalOperation send, GoalRank target) {
        return target.operations().stream().anyMatch(operation -> operation.kind() == GoalOperation.Kind.RECEIVE && operation.takes(source, send.tag())
                && operation.amount() < send.amount());
    }
}
