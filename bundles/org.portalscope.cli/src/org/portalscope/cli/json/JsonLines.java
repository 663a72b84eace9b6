package org.portalscope.cli.json;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.schedule.Schedule;

/** The lines that commands other than {@code run} write as JSON; {@link Schema} describes them. */
public final class JsonLines {

    private JsonLines() {
    }

    /** What {@code check} writes about a problem; line and column are there unless the file cannot be read at all. */
    record OfProblem(String file, Optional<Integer> line, Optional<Integer> column, String message) {
    }

    /** What {@code show} writes about a scenario. */
    record OfScenario(String file, String title, String section, String about, List<String> processes) {
    }

    /** What {@code explore} writes. */
    record OfAnswer(boolean complete, Optional<String> limit, long states, long transitions, int depth, Optional<Found> finding) {
    }

    /** What was found; the choices lead there from the beginning, each with words for people. */
    record Found(String kind, String words, List<Chosen> schedule) {
    }

    record Chosen(String choice, String words) {
    }

    /** The problems of a file, or why it cannot be read. */
    public static List<Record> problems(String file, ScenarioException e) {
        if (e.problems().isEmpty()) {
            return List.of(new OfProblem(file, Optional.empty(), Optional.empty(), e.getMessage()));
        }
        return e.problems().stream().<Record>map(problem -> problem(problem, file)).toList();
    }

    private static OfProblem problem(Problem problem, String file) {
        Problem.Origin place = problem.place(file);
        return new OfProblem(place.file(), Optional.of(place.position().line()), Optional.of(place.position().column()), problem.words());
    }

    /** What a scenario is about. */
    public static Record scenario(Scenario scenario) {
        List<String> processes = scenario.world().processes().stream().map(WorldProcess::label).toList();
        return new OfScenario(scenario.fileName(), scenario.title(), scenario.section(), scenario.about(), processes);
    }

    /**
     * What an exploration came to.
     *
     * @param limit    what kept it from being complete, in words
     * @param schedule of the finding, if there is one
     */
    public static Record answer(ExplorationResult answer, Optional<String> limit, Optional<Schedule> schedule) {
        return new OfAnswer(answer.isComplete(), limit, answer.effort().states(), answer.effort().transitions(), answer.effort().depth(),
                answer.finding().map(finding -> new Found(finding.kind().name(), finding.words(), schedule.orElseThrow().lines().stream()
                        .map(line -> new Chosen(line.choice().toString(), line.comment())).toList())));
    }
}
