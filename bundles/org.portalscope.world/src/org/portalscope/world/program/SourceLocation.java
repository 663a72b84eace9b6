package org.portalscope.world.program;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * A place in the source of a program.
 *
 * @param source which source it is
 * @param file   the name of the source as users know it; another source may have the same
 * @param line   from 1
 * @param column from 1
 * @param text   the statement on one line
 */
public record SourceLocation(SourceId source, String file, int line, int column, String text) implements Structure {

    /** Characters of a statement that sentences quote. */
    private static final int QUOTED = 160;

    /** A place in a text without a file, which is known by its name alone. */
    public SourceLocation(String file, int line, int column, String text) {
        this(SourceId.text(file), file, line, column, text);
    }

    /** A place within the same statement. */
    public SourceLocation at(int otherLine, int otherColumn) {
        return new SourceLocation(source, file, otherLine, otherColumn, text);
    }

    /** The statement as sentences quote it: cut where it is long. */
    public String quote() {
        return text.codePointCount(0, text.length()) > QUOTED ? text.substring(0, text.offsetByCodePoints(0, QUOTED - 1)) + "…" : text;
    }

    /** {@code file:line}. */
    @Override
    public String toString() {
        return file + ":" + line;
    }

    @Override
    public List<Field> members() {
        return new Fields().value("file", file).index("line", line).index("column", column).value("text", text).list();
    }
}
