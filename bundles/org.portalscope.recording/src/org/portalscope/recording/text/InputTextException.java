package org.portalscope.recording.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.expression.value.Problem;

/** A text of inputs cannot be read; the message has a line for each problem, with the file, the line and the column. */
public final class InputTextException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    InputTextException(String file, List<Problem> problems) {
        super(problems.stream().map(problem -> problem.message(file)).collect(Collectors.joining(System.lineSeparator())));
        this.problems = List.copyOf(problems);
    }

    /** Damage that no check has recognized, but that led to an exception while a line was read. */
    InputTextException(String file, int line, RuntimeException cause) {
        super(file + " is damaged in a way that Portalscope does not recognize, in line " + line, cause);
        problems = List.of();
    }

    /** The exception that damage has led to, if no check has recognized it. */
    public Optional<RuntimeException> unrecognized() {
        return getCause() instanceof RuntimeException cause ? Optional.of(cause) : Optional.empty();
    }

    /** What is wrong, in the order of the positions. */
    public List<Problem> problems() {
        return problems;
    }
}
