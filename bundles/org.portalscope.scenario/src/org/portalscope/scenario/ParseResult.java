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
 * @param warnings what is right, but may not be what its author means, in the same order
 */
public record ParseResult(String fileName, Optional<Scenario> scenario, List<Problem> problems, List<Problem> warnings) {

    public ParseResult {
        problems = List.copyOf(problems);
        warnings = List.copyOf(warnings);
    }

    /** Without warnings. */
    public ParseResult(String fileName, Optional<Scenario> scenario, List<Problem> problems) {
        this(fileName, scenario, problems, List.of());
    }

    /** Of a text of which no scenario has been made. */
    static ParseResult without(String fileName, Problems problems) {
        return new ParseResult(fileName, Optional.empty(), problems.sorted(), problems.warnings());
    }

    /** What to throw for a text that has problems. */
    public static ScenarioException refusal(String fileName, List<Problem> problems) {
        return refusal(fileName, problems, List.of());
    }

    /** What to throw for a text that has problems, and warnings besides. */
    static ScenarioException refusal(String fileName, List<Problem> problems, List<Problem> warnings) {
        return new ScenarioException(new ParseResult(fileName, Optional.empty(), problems).report(), problems, warnings);
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
        return scenario.orElseThrow(() -> refusal(fileName, problems, warnings));
    }
}
