package org.portalscope.recording.json;

import java.io.IOException;
import java.io.Writer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;

/** Makes what writes objects as JSON, each on a line of its own. */
public final class JsonLineGenerator {

    private JsonLineGenerator() {
    }

    /** A generator that leaves the writer open, and flushes it only through {@code flush} of the writer itself. */
    public static JsonGenerator of(Writer writer) throws IOException {
        JsonGenerator generator = new JsonFactory().createGenerator(writer);
        generator.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        generator.disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
        generator.setPrettyPrinter(new MinimalPrettyPrinter("\n"));
        return generator;
    }
}
