package org.portalscope.world.program;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * Something that a program asserted or expected and that does not hold.
 *
 * @param process the name of the process
 * @param place   where it was asserted
 * @param message what was expected and what was found
 */
public record Failure(String process, SourceLocation place, String message) implements Structure {

    /** {@code file:line:column: process: message}, or with what the line comes from in place of it. */
    @Override
    public String toString() {
        String where = place.origin().isEmpty() ? place.file() + ":" + place.line() + ":" + place.column() : place.origin();
        return where + ": " + process + ": " + message;
    }

    @Override
    public List<Field> members() {
        return new Fields().value("process", process).value("place", place).value("message", message).list();
    }
}
