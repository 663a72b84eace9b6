package org.portalscope.scenario.source;

import java.util.List;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.expression.value.Problem;

/** A scenario cannot be read, or something is wrong with it; the message is for users, a line for each problem. */
public final class ScenarioException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;
    private final transient List<Problem> warnings;

    /** Nothing to be parsed, and why. */
    public ScenarioException(String message) {
        super(ControlCharacters.shown(message));
        problems = List.of();
        warnings = List.of();
    }

    /** @param warnings what is right, but may not be what the author means */
    public ScenarioException(String message, List<Problem> problems, List<Problem> warnings) {
        super(message);
        this.problems = List.copyOf(problems);
        this.warnings = List.copyOf(warnings);
    }

    public ScenarioException(String message, Throwable cause) {
        super(ControlCharacters.shown(message), cause);
        problems = List.of();
        warnings = List.of();
    }

    /** What is right, but may not be what the author means; the message does not say it. */
    public List<Problem> warnings() {
        return warnings;
    }

    /** The problems that have a position; none if the file could not be read at all. */
    public List<Problem> problems() {
        return problems;
    }
}
