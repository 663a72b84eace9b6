package org.portalscope.cli.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * The JSON Schemas of the lines that commands write: {@link JsonReport} those of {@code run},
 * {@link org.portalscope.export.statistics.StatisticsJson} those of {@code stats}, {@link DifferenceLines} those of {@code diff},
 * {@link JsonLines} the others; and of the inputs that {@code import} reads. The ends of two are generated:
 * that of {@code run}, which has the fields of each kind of step, from the steps; that of inputs, which has the calls, from the functions.
 */
public enum Schema {
    RUN, EXPLORE, STATS, DIFF, CHECK, LIST, SHOW, INFO, INPUTS;

    /** The text of the schema. */
    public String text() {
        try (InputStream in = Schema.class.getResourceAsStream(this + ".schema.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The name of the command, or {@code inputs}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
