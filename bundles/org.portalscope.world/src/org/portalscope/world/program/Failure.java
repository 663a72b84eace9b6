package org.portalscope.world.program;

/**
 * Something that a program asserted or expected and that does not hold.
 *
 * @param process the name of the process
 * @param place   where it was asserted
 * @param message what was expected and what was found
 */
public record Failure(String process, SourceLocation place, String message) {

    /** {@code file:line:column: process: message}. */
    @Override
    public String toString() {
        return place.file() + ":" + place.line() + ":" + place.column() + ": " + process + ": " + message;
    }
}
