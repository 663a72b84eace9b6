package org.portalscope.goal.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.portalscope.expression.value.Problem;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.parser.GoalReader;
import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.LogGopsSimulation;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scenario.source.ScenarioFile;

/** Reads files that hold GOAL schedules. */
public final class GoalFile {

    /** Bytes that the file of a schedule has at most. */
    private static final int LARGEST = 16 << 20;
    private static final String SUFFIX = ".goal";

    private GoalFile() {
    }

    /** Whether a name is that of a GOAL schedule and not of a scenario. */
    public static boolean isGoal(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(SUFFIX);
    }

    /**
     * Reads a schedule.
     *
     * @throws ScenarioException if the file cannot be read, or for what is wrong with it
     */
    public static GoalSchedule read(Path file) throws ScenarioException {
        GoalReader.Result result = GoalReader.parse(ScenarioFile.read(file, LARGEST));
        List<Problem> problems = result.problems();
        return result.schedule().orElseThrow(() -> ParseResult.refusal(file.toString(), problems));
    }

    /**
     * Reads a schedule as MPI programs.
     *
     * @param timed whether it takes virtual time
     * @throws ScenarioException if the file cannot be read, for what is wrong with it, or if it is too large for a world or takes too much time
     */
    public static GoalProgram program(Path file, GoalSettings settings, boolean timed) throws ScenarioException {
        GoalSchedule schedule = read(file);
        if (timed) {
            requireTime(file, schedule, settings.parameters());
        }
        MpiProgram program = new MpiProgram(schedule, settings.parameters(), timed);
        Optional<String> refusal = program.refusal();
        if (refusal.isPresent()) {
            throw new ScenarioException(file + ": " + refusal.get());
        }
        return program.write(String.valueOf(file.getFileName()), settings.matching());
    }

    private static void requireTime(Path file, GoalSchedule schedule, LogGopsParameters parameters) throws ScenarioException {
        try {
            LogGopsSimulation.requireTime(schedule, parameters);
        } catch (LogGopsException e) {
            throw new ScenarioException(file + ": " + e.getMessage(), e);
        }
    }
}
