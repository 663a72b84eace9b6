package org.portalscope.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.expression.Problem;

/**
 * What came of parsing a scenario.
 *
 * @param fileName the name of the file as users know it
 * @param scenario the scenario, if nothing is wrong with it
 * @param problems the problems in the order of their positions, no more than {@link #MOST}
 * @param omitted  how many more there are
 */
public record ParseResult(String fileName, Optional<Scenario> scenario, List<Problem> problems, int omitted) {

    /** Problems that are reported one by one. */
    public static final int MOST = 20;

    static ParseResult failed(String fileName, List<Problem> all) {
        List<Problem> reported = all.subList(0, Math.min(MOST, all.size()));
        return new ParseResult(fileName, Optional.empty(), List.copyOf(reported), all.size() - reported.size());
    }

    /** What to throw for a text that has problems. */
    public static ScenarioException refusal(String fileName, List<Problem> problems) {
        ParseResult failed = failed(fileName, problems);
        return new ScenarioException(failed.report(), failed.problems());
    }

    /** The problems as text, a line for each. */
    public String report() {
        return problems.stream().map(problem -> problem.message(fileName)).collect(Collectors.joining("\n"))
                + (omitted == 0 ? "" : "\nand " + omitted + " more");
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
