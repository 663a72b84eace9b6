package org.portalscope.cli.json;

import java.io.IOException;
import java.io.Writer;

import org.portalscope.engine.description.Structure;
import org.portalscope.recording.json.JsonValueWriter;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

/** Writes structures as JSON. */
public final class LineWriter {

    private LineWriter() {
    }

    /** Writes a structure as an object on a line of its own. */
    public static void line(Writer writer, Structure structure) throws IOException {
        JsonGenerator out = new JsonFactory().createGenerator(writer);
        out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        out.writeStartObject();
        new JsonValueWriter(out).members(structure.members());
        out.writeEndObject();
        out.writeRaw('\n');
        out.flush();
    }
}
