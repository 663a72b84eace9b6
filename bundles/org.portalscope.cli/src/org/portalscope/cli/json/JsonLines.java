package org.portalscope.cli.json;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.schedule.Schedule;

/** The lines that commands other than {@code run} write as JSON; {@link Schema} describes them. */
public final class JsonLines {

    private static final String ERROR = "error";

    private JsonLines() {
    }

    /** The problems of a file, or why it cannot be read; line and column are there unless it cannot be read at all. */
    public static List<Structure> problems(String file, ScenarioException e) {
        if (e.problems().isEmpty()) {
            return List.of(() -> problem(file, null, null, ERROR, e.getMessage()));
        }
        return e.problems().stream().<Structure>map(problem -> () -> problem(problem, ERROR, file)).toList();
    }

    /** Something in a file that is right, but may not be what its author means. */
    public static Structure warning(String file, Problem warning) {
        return () -> problem(warning, "warning", file);
    }

    private static List<Field> problem(Problem problem, String severity, String file) {
        Problem.Origin place = problem.place(file);
        return problem(place.file(), place.position().line(), place.position().column(), severity, problem.words());
    }

    private static List<Field> problem(String file, Integer line, Integer column, String severity, String message) {
        return new Fields().value("file", file).value("line", line).value("column", column).value("severity", severity).value("message", message).list();
    }

    /** A scenario of the library. */
    public static Structure entry(Library.Entry entry) {
        return () -> new Fields().value("id", entry.id()).value("section", entry.section()).value("title", entry.title())
                .value("about", entry.about()).list();
    }

    /** What a scenario is about, and who takes part. */
    public static Structure scenario(Scenario scenario, List<String> processes) {
        return () -> new Fields().value("file", scenario.fileName()).value("title", scenario.title()).value("section", scenario.section())
                .value("about", scenario.about()).value("processes", new Elements(processes)).list();
    }

    /**
     * What an exploration came to.
     *
     * @param limit     what kept it from being complete, in words
     * @param schedules of findings
     */
    public static Structure answer(ExplorationResult answer, Optional<String> limit, Function<Finding, Schedule> schedules) {
        List<Structure> findings = answer.findings().stream().map(found -> finding(found, schedules.apply(found))).toList();
        Structure shortest = findings.isEmpty() ? null : findings.get(0);
        Elements others = new Elements(findings.subList(Math.min(1, findings.size()), findings.size()));
        String unsought = answer.unsought().map(why -> why.words()).orElse(null);
        return () -> new Fields().value("complete", answer.isComplete()).value("limit", limit.orElse(null))
                .count("states", answer.effort().states()).count("transitions", answer.effort().transitions()).count("depth", answer.effort().depth())
                .value("finding", shortest).value("others", others).value("livelock_unsought", unsought).list();
    }

    /** What was found; the choices lead there from the beginning, each with words for people. */
    private static Structure finding(Finding finding, Schedule schedule) {
        List<Structure> choices = schedule.lines().stream().map(JsonLines::choice).toList();
        return () -> new Fields().value("kind", finding.kind()).value("words", finding.words()).value("blocked", new Elements(finding.blocked()))
                .value("schedule", new Elements(choices)).list();
    }

    private static Structure choice(Schedule.Line line) {
        return () -> new Fields().value("choice", line.choice().toString()).value("words", line.comment()).list();
    }
}
