package org.portalscope.export.statistics;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

import org.portalscope.analysis.statistics.LevelSample;
import org.portalscope.analysis.statistics.StatisticKey;
import org.portalscope.analysis.statistics.StatisticRow;
import org.portalscope.export.report.RunDescription;
import org.portalscope.export.report.RunLines;
import org.portalscope.recording.json.JsonLineGenerator;
import org.portalscope.recording.json.JsonValueWriter;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;

import com.fasterxml.jackson.core.JsonGenerator;

/** Tells the numbers of runs as JSON, an object on a line of its own for the run, for each number and for its end, as the schema of {@code stats} says. */
public final class StatisticsJson implements StatisticsReport {

    /** The version of the format: it changes when a program that reads the older one would fail. */
    private static final int FORMAT = 1;

    private final JsonGenerator out;
    private final JsonValueWriter values;
    private final RunLines lines;
    private final boolean withSamples;
    private WorldState state;

    /**
     * @param withSamples whether there is an object for each sample of a level, too
     * @throws IOException if nothing can be written
     */
    public StatisticsJson(Writer writer, boolean withSamples) throws IOException {
        this.withSamples = withSamples;
        out = JsonLineGenerator.of(writer);
        values = new JsonValueWriter(out);
        lines = new RunLines(out, values);
    }

    @Override
    public void begin(RunDescription description) throws IOException {
        state = description.state();
        lines.begin(description, FORMAT);
        lines.source(description);
        out.writeEndObject();
    }

    @Override
    public void sample(LevelSample sample) throws IOException {
        if (!withSamples) {
            return;
        }
        out.writeStartObject();
        out.writeStringField("record", "sample");
        name(sample.key());
        out.writeNumberField("transition", sample.transition());
        values.member("time", sample.time() == Transition.NO_TIME ? null : sample.time());
        out.writeNumberField("value", sample.value());
        out.writeEndObject();
    }

    @Override
    public void end(RunResult result, List<StatisticRow> rows) throws IOException {
        for (StatisticRow row : rows) {
            row(row);
        }
        lines.end(result);
        out.writeEndObject();
        out.writeRaw('\n');
        out.flush();
    }

    private void row(StatisticRow row) throws IOException {
        out.writeStartObject();
        out.writeStringField("record", "statistic");
        name(row.key());
        values.member("detail", row.key().detail().isEmpty() ? null : row.key().detail());
        out.writeStringField("class", row.key().statistic().kind().label());
        values.member("value", row.value());
        boolean sampled = row.samples() > 0;
        values.member("samples", sampled ? row.samples() : null);
        values.member("minimum", sampled ? row.minimum() : null);
        if (sampled) {
            out.writeNumberField("mean", row.mean());
        } else {
            out.writeNullField("mean");
        }
        values.member("maximum", sampled ? row.maximum() : null);
        out.writeEndObject();
    }

    private void name(StatisticKey key) throws IOException {
        values.member("process", key.process() == StatisticKey.RUN ? null : state.process(key.process()).name());
        values.member("object", key.object().isPresent() ? key.objectName() : null);
        out.writeStringField("name", key.statistic().label());
    }
}
