package org.portalscope.export.statistics;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.analysis.statistics.LevelSample;
import org.portalscope.analysis.statistics.StatisticKey;
import org.portalscope.analysis.statistics.StatisticRow;
import org.portalscope.export.report.RunDescription;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.timeline.text.CsvCell;
import org.portalscope.world.Transition;

/**
 * Tells them as comma-separated values, {@link CsvCell}, with a header before the first: either a line for each number, or a line for each sample of a level.
 * The process is empty for the run as a whole, and the object for a process as a whole.
 */
public final class StatisticsCsv implements StatisticsReport {

    private static final String NUMBERS = "scenario,process,object,name,detail,class,value,samples,minimum,mean,maximum";
    private static final String SAMPLES = "scenario,process,object,name,transition,time,value";

    private final PrintWriter out;
    private final boolean ofSamples;
    private String scenario;
    private WorldState state;

    /** @param ofSamples whether the lines are samples */
    public StatisticsCsv(PrintWriter out, boolean ofSamples) {
        this.out = out;
        this.ofSamples = ofSamples;
    }

    @Override
    public void begin(RunDescription description) {
        if (state == null) {
            line(List.of((ofSamples ? SAMPLES : NUMBERS).split(",")));
        }
        scenario = description.file();
        state = description.state();
    }

    @Override
    public void sample(LevelSample sample) {
        if (ofSamples) {
            List<Object> cells = named(sample.key());
            cells.add(sample.transition());
            cells.add(sample.time() == Transition.NO_TIME ? "" : sample.time());
            cells.add(sample.value());
            line(cells);
        }
    }

    @Override
    public void end(RunResult result, List<StatisticRow> rows) {
        if (!ofSamples) {
            rows.forEach(this::row);
        }
    }

    private void row(StatisticRow row) {
        List<Object> cells = named(row.key());
        cells.addAll(List.of(row.key().detail(), row.key().statistic().kind().label(), row.value()));
        cells.addAll(row.samples() == 0 ? List.of("", "", "", "") : List.of(row.samples(), row.minimum(), row.mean(), row.maximum()));
        line(cells);
    }

    private List<Object> named(StatisticKey key) {
        String process = key.process() == StatisticKey.RUN ? "" : state.process(key.process()).name();
        return new ArrayList<>(List.of(scenario, process, key.objectName(), key.statistic().label()));
    }

    private void line(List<?> cells) {
        out.print(cells.stream().map(Object::toString).map(CsvCell::of).collect(Collectors.joining(",")));
        out.print("\r\n");
    }
}
