package org.portalscope.world.program;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * A place in the source of a program.
 *
 * @param file   the name of the source as users know it
 * @param line   from 1
 * @param column from 1
 * @param text   the statement on one line
 */
public record SourceLocation(String file, int line, int column, String text) implements Structure {

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
