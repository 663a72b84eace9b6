package org.portalscope.cli.argument;

import java.util.List;
import java.util.Locale;

import org.portalscope.expression.value.Problem;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.parser.GoalReader;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scenario.source.ScenarioFile;

/** A GOAL schedule that the command line names. */
public final class GoalArgument {

    private static final String SUFFIX = ".goal";

    private GoalArgument() {
    }

    /** Whether a name is that of a GOAL schedule and not of a scenario. */
    public static boolean isGoal(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(SUFFIX);
    }

    /**
     * Reads a schedule from a file.
     *
     * @throws ScenarioException if the file cannot be read, or for what is wrong with it
     */
    public static GoalSchedule read(String name) throws ScenarioException {
        GoalReader.Result result = GoalReader.parse(ScenarioFile.read(new NamedScenario(name).path()));
        List<Problem> problems = result.problems();
        return result.schedule().orElseThrow(() -> ParseResult.refusal(name, problems));
    }
}
