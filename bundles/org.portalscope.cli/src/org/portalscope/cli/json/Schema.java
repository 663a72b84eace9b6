package org.portalscope.cli.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * The JSON Schemas of the lines that commands write: {@link JsonReport} those of {@code run}, {@link StatisticsJson} those of {@code stats},
 * {@link DifferenceLines} those of {@code diff}, {@link JsonLines} the others. The end of that of {@code run}, the fields of each kind of step, is
 * generated from the steps.
 */
public enum Schema {
    RUN, EXPLORE, STATS, DIFF, CHECK, LIST, SHOW;

    /** The text of the schema. */
    public String text() {
        try (InputStream in = Schema.class.getResourceAsStream(this + ".schema.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The name of the command. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
