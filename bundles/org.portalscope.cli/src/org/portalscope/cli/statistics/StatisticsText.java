package org.portalscope.cli.statistics;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

import org.portalscope.analysis.statistics.LevelSample;
import org.portalscope.analysis.statistics.StatisticKey;
import org.portalscope.analysis.statistics.StatisticRow;
import org.portalscope.export.report.RunDescription;
import org.portalscope.export.statistics.StatisticsReport;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.state.WorldState;

/** Tells them as tables for people: one of the run, and one of each process with a part for each of its lists and queues. */
public final class StatisticsText implements StatisticsReport {

    private static final String HEAD = "%-50s %12s %9s %9s %12s %9s%n";

    private final PrintWriter out;
    private WorldState state;

    public StatisticsText(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void begin(RunDescription description) {
        state = description.state();
    }

    @Override
    public void sample(LevelSample sample) {
        // the tables have their minimum, mean and maximum
    }

    @Override
    public void end(RunResult result, List<StatisticRow> rows) {
        out.printf(HEAD, "", "value", "samples", "minimum", "mean", "maximum");
        StatisticKey before = null;
        for (StatisticRow row : rows) {
            heading(before, row.key());
            row(row);
            before = row.key();
        }
        result.words().forEach(out::println);
    }

    private void heading(StatisticKey before, StatisticKey key) {
        if (before == null || before.process() != key.process()) {
            out.println(key.process() == StatisticKey.RUN ? "all processes" : state.process(key.process()).label());
        }
        if (key.object().isPresent() && !key.object().equals(before == null ? null : before.object())) {
            out.println("  " + key.objectName());
        }
    }

    private void row(StatisticRow row) {
        StatisticKey key = row.key();
        String name = "  " + (key.object().isPresent() ? "  " : "") + key.statistic().label() + (key.detail().isEmpty() ? "" : " " + key.detail());
        if (row.samples() == 0) {
            out.printf(Locale.ROOT, "%-50s %12d%n", name, row.value());
        } else {
            out.printf(Locale.ROOT, "%-50s %12d %9d %9d %12.2f %9d%n", name, row.value(), row.samples(), row.minimum(), row.mean(), row.maximum());
        }
    }
}
