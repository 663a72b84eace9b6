package org.portalscope.cli.json;

import java.io.IOException;
import java.io.Writer;
import java.util.Set;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

/** Writes records as JSON. */
public final class RecordWriter {

    private RecordWriter() {
    }

    /** Writes a record as an object of its components on a line of its own. */
    public static void line(Writer writer, Record object) throws IOException {
        JsonGenerator out = new JsonFactory().createGenerator(writer);
        out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        out.writeStartObject();
        new ValueWriter(out).components(object, Set.of());
        out.writeEndObject();
        out.writeRaw('\n');
        out.flush();
    }
}
