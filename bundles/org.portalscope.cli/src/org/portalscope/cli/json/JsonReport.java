package org.portalscope.cli.json;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.export.report.Report;
import org.portalscope.export.report.RunDescription;
import org.portalscope.export.report.RunLines;
import org.portalscope.recording.json.JsonLineGenerator;
import org.portalscope.recording.json.JsonValueWriter;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;
import org.portalscope.world.program.Failure;
import org.portalscope.world.waiting.BlockedThread;

import com.fasterxml.jackson.core.JsonGenerator;

/** Tells a run as JSON: an object on a line of its own for the run, for each transition, and for its end. {@link Schema} describes them. */
public final class JsonReport implements Report {

    /** The version of the format: it changes when a program that reads the older one would fail. */
    private static final int FORMAT = 1;

    private final JsonGenerator out;
    private final JsonValueWriter values;
    private final RunLines lines;
    private WorldState state;
    private List<ProcessStateWriter> writers;

    /** @throws IOException if nothing can be written */
    public JsonReport(Writer writer) throws IOException {
        out = JsonLineGenerator.of(writer);
        values = new JsonValueWriter(out);
        lines = new RunLines(out, values);
    }

    @Override
    public void begin(RunDescription description) throws IOException {
        state = description.state();
        lines.begin(description, FORMAT);
        out.writeStringField("section", description.section());
        lines.source(description);
        out.writeArrayFieldStart("processes");
        writers = state.processes().stream().map(process -> new ProcessStateWriter(out, values, process)).toList();
        for (ProcessStateWriter writer : writers) {
            process(writer);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private void process(ProcessStateWriter writer) throws IOException {
        ProcessState process = writer.process();
        out.writeStartObject();
        out.writeStringField("name", process.name());
        out.writeArrayFieldStart("interfaces");
        for (NetworkInterface networkInterface : process.portals().interfaces()) {
            out.writeStartObject();
            values.member("id", networkInterface.id());
            values.member("uid", networkInterface.uid());
            out.writeEndObject();
        }
        out.writeEndArray();
        if (!process.matchBitFields().isEmpty()) {
            values.member("match_bit_fields", process.matchBitFields());
        }
        writer.write();
        out.writeEndObject();
    }

    @Override
    public void transition(Transition transition) throws IOException {
        new TransitionWriter(out, values, state).write(transition);
    }

    /**
     * Tells that what follows is of another timeline of the run.
     *
     * @param name   what it is called in short
     * @param title  what happens otherwise in it
     * @param shared how many transitions it has in common with the timeline that it began in
     * @param other  its state, now and whenever it has gone on
     */
    public void timeline(String name, String title, int shared, WorldState other) throws IOException {
        state = other;
        for (int process = 0; process < writers.size(); process++) {
            writers.get(process).follow(state.process(process));
        }
        out.writeStartObject();
        out.writeStringField("record", "timeline");
        out.writeStringField("name", name);
        out.writeStringField("title", title);
        out.writeNumberField("shared", shared);
        out.writeEndObject();
    }

    @Override
    public void end(RunResult result) throws IOException {
        lines.end(result);
        out.writeFieldName("failure");
        if (result.failure().isPresent()) {
            failure(result.failure().get());
        } else {
            out.writeNull();
        }
        values.member("finding", result.violation());
        values.member("blocked", result.waits().map(BlockedThread::of).orElse(List.of()));
        values.member("unused_faults", result.unusedFaults());
        values.member("in_flight", state.inFlight());
        out.writeArrayFieldStart("processes");
        for (ProcessStateWriter writer : writers) {
            out.writeStartObject();
            out.writeStringField("name", writer.process().name());
            writer.write();
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
        out.writeRaw('\n');
        out.flush();
    }

    private void failure(Failure failure) throws IOException {
        out.writeStartObject();
        out.writeStringField("process", failure.process());
        values.members(failure.place().members());
        out.writeStringField("message", failure.message());
        out.writeEndObject();
    }
}
