package org.portalscope.world.program;

import java.util.List;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * Something that a program asserted or expected and that does not hold.
 *
 * @param process the name of the process
 * @param place   where it was asserted
 * @param message what was expected and what was found; it can have control characters, as {@link #words()} has not
 */
public record Failure(String process, SourceLocation place, String message) implements Structure {

    public Failure {
        process = ControlCharacters.shown(process);
    }

    /** {@code file:line:column: process: message}, or with what the line comes from in place of it. */
    @Override
    public String toString() {
        String where = place.origin().isEmpty() ? place.file() + ":" + place.line() + ":" + place.column() : place.origin();
        return where + ": " + process + ": " + words();
    }

    /** The message on one line. */
    public String words() {
        return ControlCharacters.shown(message);
    }

    @Override
    public List<Field> members() {
        return new Fields().value("process", process).value("place", place).value("message", message).list();
    }
}
