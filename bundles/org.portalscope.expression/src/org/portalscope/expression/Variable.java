package org.portalscope.expression;

import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** A name whose value is found in a slot. */
public record Variable(SourcePosition position, String text, Type type, int slot) implements Expression {

    @Override
    public Type check(NameScope names, Problems problems) {
        return type;
    }

    @Override
    public Expression resolve(NameScope names) {
        return this;
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        Value value = values.value(slot);
        if (value == null) {
            throw EvaluationException.early(position, text);
        }
        return value;
    }
}
