package org.portalscope.export.report;

import java.io.IOException;
import java.util.Locale;

import org.portalscope.recording.json.JsonValueWriter;
import org.portalscope.timeline.run.RunResult;

import com.fasterxml.jackson.core.JsonGenerator;

/** What all that is told of a run as JSON begins and ends with: the members that the first line and the last one always have. */
public final class RunLines {

    private final JsonGenerator out;
    private final JsonValueWriter values;

    /** @param values writes to the same generator */
    public RunLines(JsonGenerator out, JsonValueWriter values) {
        this.out = out;
        this.values = values;
    }

    /**
     * Begins the first line.
     *
     * @param format the version of the format
     */
    public void begin(RunDescription description, int format) throws IOException {
        out.writeStartObject();
        out.writeStringField("record", "run");
        out.writeNumberField("format", format);
        out.writeStringField("title", description.title());
    }

    /** Writes into the first line what was run, and in which order. */
    public void source(RunDescription description) throws IOException {
        out.writeStringField("file", description.file());
        out.writeStringField("scheduler", description.scheduler());
        values.member("faults", description.faults());
    }

    /** Begins the last line. */
    public void end(RunResult result) throws IOException {
        out.writeStartObject();
        out.writeStringField("record", "end");
        out.writeStringField("result", result.result().name().toLowerCase(Locale.ROOT));
        out.writeNumberField("exit_status", ExitStatus.of(result));
        out.writeNumberField("transitions", result.transitions());
        values.member("words", result.words());
    }
}
