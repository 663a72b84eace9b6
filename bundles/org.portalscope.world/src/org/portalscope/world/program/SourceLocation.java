package org.portalscope.world.program;

/**
 * A place in the source of a program.
 *
 * @param source which source it is
 * @param file   the name of the source as users know it; another source may have the same
 * @param line   from 1
 * @param column from 1
 * @param text   the statement on one line
 */
public record SourceLocation(SourceId source, String file, int line, int column, String text) {

    /** A place in a text without a file, which is known by its name alone. */
    public SourceLocation(String file, int line, int column, String text) {
        this(SourceId.text(file), file, line, column, text);
    }

    /** A place within the same statement. */
    public SourceLocation at(int otherLine, int otherColumn) {
        return new SourceLocation(source, file, otherLine, otherColumn, text);
    }

    /** {@code file:line}. */
    @Override
    public String toString() {
        return file + ":" + line;
    }
}
