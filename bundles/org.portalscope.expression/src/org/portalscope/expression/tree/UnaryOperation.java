package org.portalscope.expression.tree;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** {@code ~x}, {@code !x} or {@code -x}. */
public record UnaryOperation(SourcePosition position, String text, char operator, Expression operand) implements Expression {

    @Override
    public Type check(NameScope names, Problems problems) {
        operand.require(Type.INTEGER, names, problems);
        return Type.INTEGER;
    }

    @Override
    public Expression resolve(NameScope names) {
        Expression resolved = operand.resolve(names);
        return Literal.folded(new UnaryOperation(position, text, operator, resolved), resolved);
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        return Value.of(number(values));
    }

    @Override
    public long number(ValueScope values) throws EvaluationException {
        long number = operand.number(values);
        return switch (operator) {
            case '~' -> ~number;
            case '-' -> -number;
            default -> number == 0 ? 1 : 0;
        };
    }

    @Override
    public String explain(ValueScope values) throws EvaluationException {
        return operator == '!' ? operand.tell(values) : "";
    }
}
