package org.portalscope.goal.program;

import java.util.List;
import java.util.Optional;

import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.LogGopsSimulation;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.goal.simulation.ScheduleModel;
import org.portalscope.goal.simulation.SimulationResult;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.program.Failure;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** Lets a schedule pass under the LogGOPS model in a world: what is searched and found is what Portals and MPI do there. */
public final class WorldSimulation {

    /** The statement that fails if messages have not been received, which the result says; by then nothing is to come any more. */
    private static final String LAST = "MPI_Finalize();";

    private WorldSimulation() {
    }

    /**
     * Runs a schedule to its end.
     *
     * @param name of the schedule
     * @throws LogGopsException  if it could take longer than {@link GoalSchedule#LONGEST_TIME}
     * @throws ScenarioException if it is too large for a world, or if a receive has less room than its message
     */
    public static SimulationResult run(String name, GoalSchedule schedule, LogGopsParameters parameters, MatchingPlace matching)
            throws LogGopsException, ScenarioException {
        LogGopsSimulation.requireTime(schedule, parameters);
        MpiProgram program = new MpiProgram(schedule, parameters, true);
        Optional<String> refusal = program.refusal();
        if (refusal.isPresent()) {
            throw new ScenarioException(name + ": " + refusal.get());
        }
        World world = program.write(name, matching).scenario(name, Protocols.of(List.of(new MpiProtocol()))).world();
        Scheduler scheduler = new RoundRobinScheduler();
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            world.advance(next.get());
        }
        Optional<Failure> failure = world.failure().filter(failed -> !failed.place().text().startsWith(LAST));
        if (failure.isPresent()) {
            throw new ScenarioException(failure.get().toString());
        }
        return result(program, matching, world);
    }

    /** What a schedule has come to in a world. */
    static SimulationResult result(MpiProgram program, MatchingPlace matching, World world) {
        ScheduleModel model = program.model(matching);
        for (int i = 0; i < world.observations().size(); i++) {
            model.tell(world.observations().get(i));
        }
        return model.result();
    }
}
