package org.portalscope.expression;

/**
 * A place in a text.
 *
 * @param line   from 1
 * @param column from 1
 */
public record Position(int line, int column) implements Comparable<Position> {

    @Override
    public int compareTo(Position other) {
        return line != other.line ? Integer.compare(line, other.line) : Integer.compare(column, other.column);
    }
}
