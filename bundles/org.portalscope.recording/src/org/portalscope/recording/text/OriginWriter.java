package org.portalscope.recording.text;

import java.io.IOException;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.json.JsonValueWriter;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes the first line: what the run is, and its processes. */
final class OriginWriter {

    private final JsonGenerator out;
    private final JsonValueWriter values;

    OriginWriter(JsonGenerator out) {
        this.out = out;
        values = new JsonValueWriter(out);
    }

    void write(RecordingOrigin origin) throws IOException {
        out.writeStartObject();
        out.writeStringField("record", OriginReader.RECORD);
        out.writeNumberField("format", OriginReader.FORMAT);
        out.writeStringField("title", origin.title());
        out.writeStringField("engine_version", origin.engineVersion());
        out.writeArrayFieldStart("processes");
        for (RecordedProcess process : origin.processes()) {
            process(process);
        }
        out.writeEndArray();
        out.writeArrayFieldStart("sources");
        for (EmbeddedFile source : origin.sources()) {
            out.writeStartObject();
            out.writeStringField("name", source.name());
            out.writeBooleanField("library", source.library());
            out.writeStringField("text", source.text());
            out.writeEndObject();
        }
        out.writeEndArray();
        values.member("options", origin.options());
        if (!origin.capture().equals(CapturePolicy.ALL)) {
            out.writeNumberField("captured_bytes", origin.capture().bytes());
        }
        out.writeEndObject();
    }

    private void process(RecordedProcess process) throws IOException {
        out.writeStartObject();
        out.writeStringField("name", process.name());
        out.writeArrayFieldStart("interfaces");
        for (InterfaceSpec spec : process.interfaces()) {
            out.writeStartObject();
            values.member("id", spec.id());
            out.writeNumberField("uid", spec.uid());
            values.member("limits", spec.limits());
            out.writeNumberField("longest_list", spec.longestList());
            out.writeEndObject();
        }
        out.writeEndArray();
        if (!process.matchBits().isEmpty()) {
            values.member("match_bit_fields", process.matchBits());
        }
        out.writeEndObject();
    }
}
