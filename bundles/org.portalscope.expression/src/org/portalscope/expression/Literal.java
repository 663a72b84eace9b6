package org.portalscope.expression;

/** A number, a text, a process id, a constant of the API, or anything else whose value never changes. */
record Literal(Position position, String text, Value value) implements Expression {

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
    public Type check(Names names, Problems problems) {
        return value.type();
    }

    @Override
    public Expression resolve(Names names) {
        return this;
    }

    @Override
    public Value evaluate(Values values) {
        return value;
    }
}
