package org.portalscope.analysis.excerpt;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.world.World;

/**
 * A language in which excerpts are written as programs, and in which these can be run.
 *
 * @param writer writes them
 * @param style  lays out what was written as people write it; it means the same then
 * @param reader reads both
 */
public record ExcerptLanguage(Writer writer, UnaryOperator<String> style, Reader reader) {

    /** Writes excerpts. */
    @FunctionalInterface
    public interface Writer {

        /**
         * The text of a program that makes the calls of an excerpt, each as one statement of one thread of its process.
         *
         * @throws ExcerptException if the language cannot say it
         */
        String write(Excerpt excerpt) throws ExcerptException;
    }

    /** Reads what a writer has written. */
    @FunctionalInterface
    public interface Reader {

        /**
         * Makes worlds of a program.
         *
         * @throws ExcerptException if it is none
         */
        Supplier<World> read(String text) throws ExcerptException;
    }
}
