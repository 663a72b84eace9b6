package org.portalscope.expression.value;

/**
 * Something in a text that is not as it should be.
 *
 * @param position where
 * @param found    what is there, as it is written
 * @param expected what should stand there, and how to correct it
 * @param origin   where it really is, if that is in a file which is imported at the position; else null
 */
public record Problem(SourcePosition position, String found, String expected, Origin origin) {

    private static final int LONGEST = 40;

    /** A place in a file. */
    public record Origin(String file, SourcePosition position) {

        /** {@code file:line:column}. */
        @Override
        public String toString() {
            return file + ":" + position.line() + ":" + position.column();
        }
    }

    /** A problem in the text itself. */
    public Problem(SourcePosition position, String found, String expected) {
        this(position, found, expected, null);
    }

    /** The same for the text that imports the file with this problem, at some position. */
    public Problem importedAt(SourcePosition where, String file) {
        return new Problem(where, found, expected, place(file));
    }

    /** {@code found 'x', expected y}. */
    public String message() {
        return (origin == null ? "" : origin + ": ") + words();
    }

    /** {@code found 'x', expected y}, without the place. */
    public String words() {
        return "found " + quoted(found) + ", expected " + expected;
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
