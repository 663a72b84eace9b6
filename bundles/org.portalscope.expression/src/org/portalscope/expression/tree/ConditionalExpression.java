package org.portalscope.expression.tree;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** One of two values: {@code condition ? first : second}. */
public record ConditionalExpression(SourcePosition position, String text, Expression condition, Expression first, Expression second) implements Expression {

    @Override
    public Type check(NameScope names, Problems problems) {
        condition.require(Type.INTEGER, names, problems);
        Type type = first.check(names, problems);
        second.require(type, names, problems);
        return type;
    }

    @Override
    public Expression resolve(NameScope names) {
        return new ConditionalExpression(position, text, condition.resolve(names), first.resolve(names), second.resolve(names));
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        return (condition.holds(values) ? first : second).evaluate(values);
    }
}
