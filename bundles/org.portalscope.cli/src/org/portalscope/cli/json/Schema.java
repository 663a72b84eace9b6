package org.portalscope.cli.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The JSON Schema of the lines that {@link JsonReport} writes. */
public final class Schema {

    private static final String RESOURCE = "run.schema.json";

    private Schema() {
    }

    /** The text of the schema. */
    public static String text() {
        try (InputStream in = Schema.class.getResourceAsStream(RESOURCE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
