package org.portalscope.expression.value;

/**
 * A place in a text.
 *
 * @param line   from 1
 * @param column from 1
 */
public record SourcePosition(int line, int column) implements Comparable<SourcePosition> {

    /** A place in the same line. */
    public SourcePosition plus(int columns) {
        return new SourcePosition(line, column + columns);
    }

    /** How many characters of a text are in front of it; all of them if the text ends before. */
    public int offset(String text) {
        int start = 0;
        for (int before = 1; before < line; before++) {
            int end = text.indexOf('\n', start);
            start = end < 0 ? text.length() : end + 1;
        }
        return Math.min(start + column - 1, text.length());
    }

    @Override
    public int compareTo(SourcePosition other) {
        return line != other.line ? Integer.compare(line, other.line) : Integer.compare(column, other.column);
    }
}
