package org.portalscope.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.source.ScenarioException;

/**
 * What came of parsing a scenario.
 *
 * @param fileName the name of the file as users know it
 * @param scenario the scenario, if nothing is wrong with it
 * @param problems all problems in the order of their positions, no more than {@link Problems#MOST}
 */
public record ParseResult(String fileName, Optional<Scenario> scenario, List<Problem> problems) {

    public ParseResult {
        problems = List.copyOf(problems);
    }

    static ParseResult failed(String fileName, List<Problem> problems) {
        return new ParseResult(fileName, Optional.empty(), List.copyOf(problems));
    }

    /** What to throw for a text that has problems. */
    public static ScenarioException refusal(String fileName, List<Problem> problems) {
        ParseResult failed = failed(fileName, problems);
        return new ScenarioException(failed.report(), failed.problems());
    }

    /** The problems as text, a line for each. */
    public String report() {
        return report(Problems.MOST) + (problems.size() < Problems.MOST ? "" : "\nonly the first " + Problems.MOST + " problems are listed");
    }

    /** The first problems as text, a line for each, and how many more there are. */
    public String report(int most) {
        return problems.stream().limit(most).map(problem -> problem.message(fileName)).collect(Collectors.joining("\n"))
                + (problems.size() <= most ? "" : "\nand " + (problems.size() - most) + " more");
    }

    /**
     * The scenario.
     *
     * @throws ScenarioException with the report if something is wrong with it
     */
    public Scenario get() throws ScenarioException {
        return scenario.orElseThrow(() -> new ScenarioException(report(), problems));
    }
}
