package org.portalscope.scenario.program;

import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Values;

/** How it is said that a condition does not hold. */
final class Conditions {

    private Conditions() {
    }

    /** {@code message: a == 8 does not hold: a is 4}. */
    static String failure(Expression condition, Values values, String message) throws EvaluationException {
        String explanation = condition.explain(values);
        return (message.isEmpty() ? "" : message + ": ") + condition.text() + " does not hold"
                + (explanation.isEmpty() ? "" : ": " + explanation);
    }
}
