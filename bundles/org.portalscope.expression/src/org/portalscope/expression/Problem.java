package org.portalscope.expression;

/**
 * Something in a text that is not as it should be.
 *
 * @param position where
 * @param found    what stands there, as it is written
 * @param expected what should stand there, and how to mend it
 */
public record Problem(Position position, String found, String expected) {

    private static final int LONGEST = 40;

    /** {@code found 'x', expected y}. */
    public String message() {
        return "found " + quoted(found) + ", expected " + expected;
    }

    /** {@code file:line:column: found 'x', expected y}. */
    public String message(String file) {
        return file + ":" + position.line() + ":" + position.column() + ": " + message();
    }

    /** A text in single quotes, on one line and cut where it is long; descriptions in angle brackets lose these instead. */
    private static String quoted(String text) {
        if (text.startsWith("<") && text.endsWith(">") && text.length() > 2) {
            return text.substring(1, text.length() - 1);
        }
        String line = printable(text.strip());
        return "'" + (line.length() > LONGEST ? line.substring(0, LONGEST - 1) + "…" : line) + "'";
    }

    private static String printable(String text) {
        StringBuilder out = new StringBuilder();
        for (char c : text.substring(0, Math.min(text.length(), 4 * LONGEST)).replaceAll("\\s+", " ").toCharArray()) {
            out.append(Character.isISOControl(c) ? String.format("\\u%04x", (int) c) : String.valueOf(c));
        }
        return out.toString();
    }
}
