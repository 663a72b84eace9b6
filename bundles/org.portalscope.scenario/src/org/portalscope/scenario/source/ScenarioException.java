package org.portalscope.scenario.source;

import java.util.List;

import org.portalscope.expression.value.Problem;

/** A scenario cannot be read, or something is wrong with it; the message is for users, a line for each problem. */
public final class ScenarioException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    /** Nothing to be parsed, and why. */
    public ScenarioException(String message) {
        super(message);
        problems = List.of();
    }

    public ScenarioException(String message, List<Problem> problems) {
        super(message);
        this.problems = List.copyOf(problems);
    }

    public ScenarioException(String message, Throwable cause) {
        super(message, cause);
        problems = List.of();
    }

    /** The problems that have a position; none if the file could not be read at all. */
    public List<Problem> problems() {
        return problems;
    }
}
