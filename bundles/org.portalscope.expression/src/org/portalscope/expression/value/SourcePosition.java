package org.portalscope.expression.value;

/**
 * A place in a text.
 *
 * @param line   from 1
 * @param column from 1
 */
public record SourcePosition(int line, int column) implements Comparable<SourcePosition> {

    @Override
    public int compareTo(SourcePosition other) {
        return line != other.line ? Integer.compare(line, other.line) : Integer.compare(column, other.column);
    }
}
