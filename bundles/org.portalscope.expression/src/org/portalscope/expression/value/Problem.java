package org.portalscope.expression.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.description.ControlCharacters;

/**
 * Something in a text that is not as it should be.
 *
 * @param position    where
 * @param found       what is there, as it is written
 * @param expected    what should stand there, and how to correct it; empty if a sentence says that
 * @param origin      where it really is, if that is in a file which is imported at the position; else null
 * @param corrections changes of the text that mend it, the likeliest first; none in an imported file
 * @param sentence    instead of 'found, expected', without a full stop; or null
 */
public record Problem(SourcePosition position, String found, String expected, Origin origin, List<Correction> corrections, String sentence) {

    private static final int LONGEST = 40;

    /** A place in a file. */
    public record Origin(String file, SourcePosition position) {

        public Origin {
            file = ControlCharacters.shown(file);
        }

        /** {@code file:line:column}. */
        @Override
        public String toString() {
            return file + ":" + position.line() + ":" + position.column();
        }
    }

    /** A problem in the text itself. */
    public Problem(SourcePosition position, String found, String expected) {
        this(position, found, expected, null, List.of(), null);
    }

    /** A problem in the text itself that takes a sentence of its own. */
    public static Problem saying(SourcePosition position, String found, String sentence) {
        return new Problem(position, found, "", null, List.of(), sentence);
    }

    public Problem {
        corrections = List.copyOf(corrections);
    }

    /** The same with a change more that mends it. */
    public Problem with(Correction correction) {
        List<Correction> more = new ArrayList<>(corrections);
        more.add(correction);
        return new Problem(position, found, expected, origin, more, sentence);
    }

    /** The same about a word, with the one that may have been meant, if there is one. */
    public Problem suggesting(Optional<String> meant) {
        return meant.map(word -> new Problem(position, found, expected + Suggestion.of(word)).with(Correction.change(position, found, word))).orElse(this);
    }

    /** The same for the text that imports the file with this problem, at some position. */
    public Problem importedAt(SourcePosition where, String file) {
        return new Problem(where, found, expected, place(file), List.of(), sentence);
    }

    /** {@code found 'x', expected y}. */
    public String message() {
        return (origin == null ? "" : origin + ": ") + words();
    }

    /** {@code found 'x', expected y}, or the sentence, without the place. */
    public String words() {
        return sentence != null ? sentence : "found " + quoted(found) + ", expected " + expected;
    }

    /** Where it really is, if its text is that of a file. */
    public Origin place(String file) {
        return origin == null ? new Origin(file, position) : origin;
    }

    /** {@code file:line:column: found 'x', expected y}. */
    public String message(String file) {
        return place(file) + ": " + words();
    }

    /** A text in single quotes, on one line and cut where it is long; descriptions in angle brackets lose these instead. */
    private static String quoted(String text) {
        if (text.startsWith("<") && text.endsWith(">") && text.length() > 2) {
            return text.substring(1, text.length() - 1);
        }
        String start = text.strip();
        String line = ControlCharacters.shown(start.substring(0, Math.min(start.length(), 4 * LONGEST)).replaceAll("\\s+", " "));
        return "'" + (line.length() > LONGEST ? line.substring(0, LONGEST - 1) + "…" : line) + "'";
    }
}
