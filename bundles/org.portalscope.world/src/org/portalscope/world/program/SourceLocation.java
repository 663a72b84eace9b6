package org.portalscope.world.program;

/**
 * A place in the source of a program.
 *
 * @param file   the name of the source as users know it
 * @param line   from 1
 * @param column from 1
 * @param text   the statement on one line
 */
public record SourceLocation(String file, int line, int column, String text) {

    /** {@code file:line}. */
    @Override
    public String toString() {
        return file + ":" + line;
    }
}
