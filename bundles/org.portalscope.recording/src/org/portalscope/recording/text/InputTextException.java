package org.portalscope.recording.text;

import java.util.List;
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

    /** What is wrong, in the order of the positions. */
    public List<Problem> problems() {
        return problems;
    }
}
