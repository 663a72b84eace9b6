package org.portalscope.cli.goal;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.json.LineWriter;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.program.GoalFile;
import org.portalscope.goal.simulation.QueueSearch;
import org.portalscope.goal.simulation.QueueStatistics;
import org.portalscope.goal.simulation.SimulationResult;
import org.portalscope.scenario.source.ScenarioException;

/** Tells what a GOAL schedule comes to in numbers: the lengths of the queues of each rank, and each search in them. */
public final class GoalStatistics {

    /** Operations that are named if they are never done. */
    private static final int NAMED = 10;
    private static final String ROW = "%-6s %9s %9s %9s %9s %9s %9s %11s %11s %16s%n";

    private final String name;
    private final SimulationResult result;

    /**
     * Reads a schedule and lets it pass.
     *
     * @param name of its file
     * @throws ScenarioException if the file cannot be read, or for what is wrong with it or with the options
     */
    public GoalStatistics(String name, GoalOptions options) throws ScenarioException {
        this.name = name;
        result = options.simulate(name, GoalFile.read(new NamedScenario(name).path()));
    }

    /** Writes the numbers and each search as an object on a line, for programs. */
    public void writeJson(PrintWriter out) throws IOException {
        LineWriter.line(out, this::json);
    }

    /**
     * Tells what is never done.
     *
     * @return the exit status: 1 if something is
     */
    public int tellPending(PrintWriter err) {
        List<SimulationResult.Pending> pending = result.pending();
        pending.stream().limit(NAMED).forEach(operation -> err.println(words(operation)));
        if (pending.size() > NAMED) {
            err.println("and " + (pending.size() - NAMED) + " more");
        }
        return pending.isEmpty() ? ExitStatus.FINE : ExitStatus.FAILED;
    }

    private String words(SimulationResult.Pending pending) {
        GoalOperation operation = pending.operation();
        String what = operation.kind().name().toLowerCase(Locale.ROOT) + (operation.label().isEmpty() ? "" : " " + operation.label());
        return name + ":" + operation.position().line() + ":" + operation.position().column() + ": rank " + pending.rank() + ": its " + what
                + " is never " + pending.end().name().toLowerCase(Locale.ROOT);
    }

    private List<Field> json() {
        List<QueueStatistics> queues = result.queues();
        List<Structure> ranks = new ArrayList<>();
        for (int rank = 0; rank < queues.size(); rank++) {
            ranks.add(json(rank, queues.get(rank)));
        }
        return new Fields().value("ranks", new Elements(ranks)).list();
    }

    private static Structure json(int rank, QueueStatistics queues) {
        return () -> new Fields().value("rank", rank).value("rq_max", queues.rqMax()).value("uq_max", queues.uqMax()).value("rq_hit", pairs(queues.rqHit()))
                .value("rq_miss", pairs(queues.rqMiss())).value("uq_hit", pairs(queues.uqHit())).value("uq_miss", pairs(queues.uqMiss())).list();
    }

    private static Elements pairs(List<QueueSearch> searches) {
        return new Elements(searches.stream().map(search -> new Elements(List.of(search.count(), search.time()))).toList());
    }

    /** Writes the numbers as a table, for people. */
    public void writeTable(PrintWriter out) {
        out.printf(ROW, "rank", "rq_max", "uq_max", "rq_hit", "rq_miss", "uq_hit", "uq_miss", "rq depth", "uq depth", "finished");
        for (int rank = 0; rank < result.queues().size(); rank++) {
            QueueStatistics queues = result.queues().get(rank);
            out.printf(Locale.ROOT, ROW, rank, queues.rqMax(), queues.uqMax(), queues.rqHit().size(), queues.rqMiss().size(), queues.uqHit().size(),
                    queues.uqMiss().size(), depth(queues.rqHit()), depth(queues.uqHit()), result.finished().get(rank) + " ns");
        }
    }

    /** The mean depth of searches that found something. */
    private static String depth(List<QueueSearch> hits) {
        return hits.isEmpty() ? "-" : String.format(Locale.ROOT, "%.2f", hits.stream().mapToInt(QueueSearch::count).average().orElseThrow());
    }
}
