package org.portalscope.expression;

/** An expression has no value at this moment: it uses a name without a value, an index outside a region, or divides by zero. */
public final class EvaluationException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    EvaluationException(Position position, String found, String expected) {
        super(new Problem(position, found, expected).message());
        problem = new Problem(position, found, expected);
    }

    /** Where and why. */
    public Problem problem() {
        return problem;
    }
}
