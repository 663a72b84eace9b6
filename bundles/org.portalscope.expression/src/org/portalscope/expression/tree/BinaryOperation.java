package org.portalscope.expression.tree;

import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** Two operands and an {@link Operator} between them. */
public record BinaryOperation(SourcePosition position, String text, Operator operator, Expression left, Expression right) implements Expression {

    @Override
    public Type check(NameScope names, Problems problems) {
        if (operator.comparesAnything()) {
            requireSame(left.check(names, problems), right.check(names, problems), problems);
        } else {
            requireNumber(left, operator.moves(), names, problems);
            right.require(Type.INTEGER, names, problems);
        }
        return Type.INTEGER;
    }

    private void requireSame(Type leftType, Type rightType, Problems problems) {
        boolean bytes = leftType == Type.STRING && rightType == Type.BYTES || leftType == Type.BYTES && rightType == Type.STRING;
        if (!bytes && !rightType.agrees(leftType)) {
            problems.add(right.position(), right.text(), leftType.words() + " as on the left, not " + rightType.words());
        }
    }

    private static void requireNumber(Expression operand, boolean orAddress, NameScope names, Problems problems) {
        Type type = operand.check(names, problems);
        if (!type.agrees(Type.INTEGER) && !(orAddress && type == Type.REGION)) {
            problems.add(operand.position(), operand.text(), Type.INTEGER.words() + ", not " + type.words());
        }
    }

    @Override
    public Expression resolve(NameScope names) {
        Expression resolvedLeft = left.resolve(names);
        Expression resolvedRight = right.resolve(names);
        return Literal.folded(new BinaryOperation(position, text, operator, resolvedLeft, resolvedRight), resolvedLeft, resolvedRight);
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        return Value.of(number(values));
    }

    @Override
    public long number(ValueScope values) throws EvaluationException {
        if (operator.comparesAnything()) {
            return equal(left.evaluate(values).object(), right.evaluate(values).object()) == (operator == Operator.EQUAL) ? 1 : 0;
        }
        long a = left.number(values);
        if (operator.decidedBy(a)) {
            return a == 0 ? 0 : 1;
        }
        long b = right.number(values);
        if (b == 0 && operator.divides()) {
            throw new EvaluationException(right.position(), right.text(), "a divisor other than zero");
        }
        return operator.apply(a, b);
    }

    /** Values of one type, or a text and the bytes of it. */
    private static boolean equal(Object a, Object b) {
        if (a instanceof Bytes && b instanceof String text) {
            return a.equals(Bytes.of(text));
        }
        return a instanceof String text && b instanceof Bytes ? b.equals(Bytes.of(text)) : Objects.equals(a, b);
    }

    @Override
    public String explain(ValueScope values) throws EvaluationException {
        if (operator == Operator.AND) {
            return (left.holds(values) ? right : left).explain(values);
        }
        StringJoiner out = new StringJoiner(" and ");
        for (Expression operand : List.of(left, right)) {
            String words = operator == Operator.OR ? operand.explain(values) : operand instanceof Literal ? "" : operand.tell(values);
            if (!words.isEmpty()) {
                out.add(words);
            }
        }
        return out.toString();
    }
}
