package org.portalscope.expression;

import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;

/** Two operands and an {@link Operator} between them. */
record Binary(Position position, String text, Operator operator, Expression left, Expression right) implements Expression {

    @Override
    public Type check(Names names, Problems problems) {
        if (operator.comparesAnything()) {
            requireSame(left.check(names, problems), right.check(names, problems), problems);
        } else {
            requireNumber(left, operator.moves(), names, problems);
            right.require(Type.INTEGER, names, problems);
        }
        return Type.INTEGER;
    }

    private void requireSame(Type leftType, Type rightType, Problems problems) {
        if (leftType == Type.STRING) {
            problems.add(left.position(), left.text(), "no text: it can only be printed");
        } else if (!rightType.agrees(leftType)) {
            problems.add(right.position(), right.text(), leftType.words() + " as on the left, not " + rightType.words());
        }
    }

    private static void requireNumber(Expression operand, boolean orAddress, Names names, Problems problems) {
        Type type = operand.check(names, problems);
        if (!type.agrees(Type.INTEGER) && !(orAddress && type == Type.REGION)) {
            problems.add(operand.position(), operand.text(), Type.INTEGER.words() + ", not " + type.words());
        }
    }

    @Override
    public Value evaluate(Values values) throws EvaluationException {
        Value a = left.evaluate(values);
        if (operator.comparesAnything()) {
            return Value.of(Objects.equals(a.object(), right.evaluate(values).object()) == (operator == Operator.EQUAL));
        }
        if (operator.decidedBy(a.number())) {
            return Value.of(a.holds());
        }
        Value b = right.evaluate(values);
        if (operator.divides() && b.number() == 0) {
            throw new EvaluationException(right.position(), right.text(), "a divisor other than zero");
        }
        return Value.of(operator.apply(a.number(), b.number()));
    }

    @Override
    public String explain(Values values) throws EvaluationException {
        if (operator == Operator.AND) {
            return (left.evaluate(values).holds() ? right : left).explain(values);
        }
        StringJoiner out = new StringJoiner(" and ");
        for (Expression operand : List.of(left, right)) {
            if (!(operand instanceof Literal)) {
                out.add(operand.text() + " is " + operand.evaluate(values).text());
            }
        }
        return out.toString();
    }
}
