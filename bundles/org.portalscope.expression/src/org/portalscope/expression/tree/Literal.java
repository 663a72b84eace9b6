package org.portalscope.expression.tree;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.NoValues;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** A number, a text, a process id, a constant of the API, or anything else whose value never changes. */
public record Literal(SourcePosition position, String text, Value value) implements Expression {

    /** An expression, or its value if all its operands are literals and it has one. */
    static Expression folded(Expression expression, Expression... operands) {
        for (Expression operand : operands) {
            if (!(operand instanceof Literal)) {
                return expression;
            }
        }
        try {
            return new Literal(expression.position(), expression.text(), expression.evaluate(NoValues.INSTANCE));
        } catch (EvaluationException e) {
            return expression; // it fails when, and if, it is evaluated
        }
    }

    @Override
    public Type check(NameScope names, Problems problems) {
        return value.type();
    }

    @Override
    public Expression resolve(NameScope names) {
        return this;
    }

    @Override
    public Value evaluate(ValueScope values) {
        return value;
    }
}
