package org.portalscope.scenario.thread;

import org.portalscope.expression.Expression;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.EvaluationException;

/** How it is said that a condition does not hold. */
public final class Conditions {

    private Conditions() {
    }

    /** {@code message: a == 8 does not hold: a is 4}. */
    public static String failure(Expression condition, ValueScope values, String message) throws EvaluationException {
        String explanation = condition.explain(values);
        return (message.isEmpty() ? "" : message + ": ") + condition.text() + " does not hold"
                + (explanation.isEmpty() ? "" : ": " + explanation);
    }
}
