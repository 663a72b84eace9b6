package org.portalscope.scenario;

import java.util.List;

import org.portalscope.expression.Problem;

/** A scenario cannot be read, or something is wrong with it; the message is for users, a line for each problem. */
public final class ScenarioException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    /** Nothing to be parsed, and why. */
    public ScenarioException(String message) {
        super(message);
        problems = List.of();
    }

    ScenarioException(String message, List<Problem> problems) {
        super(message);
        this.problems = List.copyOf(problems);
    }

    ScenarioException(String message, Throwable cause) {
        super(message, cause);
        problems = List.of();
    }

    /** The problems that have a position; none if the file could not be read at all. */
    public List<Problem> problems() {
        return problems;
    }
}
