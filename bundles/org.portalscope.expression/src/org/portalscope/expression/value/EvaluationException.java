package org.portalscope.expression.value;

/** An expression has no value at this moment: it uses a name without a value, an index outside a region, or divides by zero. */
public final class EvaluationException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Problem problem;
    private final boolean early;

    public EvaluationException(SourcePosition position, String found, String expected) {
        this(position, found, expected, false);
    }

    private EvaluationException(SourcePosition position, String found, String expected, boolean early) {
        super(null, null, false, false);
        this.early = early;
        problem = new Problem(position, found, expected);
    }

    public static EvaluationException early(SourcePosition position, String name) {
        return new EvaluationException(position, name, "a name that has a value by now", true);
    }

    /** Where and why. */
    public Problem problem() {
        return problem;
    }

    /** Whether a name has no value yet, so that the expression may have one later. */
    public boolean isEarly() {
        return early;
    }

    @Override
    public String getMessage() {
        return problem.message();
    }
}
