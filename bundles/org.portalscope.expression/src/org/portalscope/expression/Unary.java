package org.portalscope.expression;

/** {@code ~x}, {@code !x} or {@code -x}. */
record Unary(Position position, String text, char operator, Expression operand) implements Expression {

    @Override
    public Type check(Names names, Problems problems) {
        operand.require(Type.INTEGER, names, problems);
        return Type.INTEGER;
    }

    @Override
    public Expression resolve(Names names) {
        Expression resolved = operand.resolve(names);
        return Literal.folded(new Unary(position, text, operator, resolved), resolved);
    }

    @Override
    public Value evaluate(Values values) throws EvaluationException {
        return Value.of(number(values));
    }

    @Override
    public long number(Values values) throws EvaluationException {
        long number = operand.number(values);
        return switch (operator) {
            case '~' -> ~number;
            case '-' -> -number;
            default -> number == 0 ? 1 : 0;
        };
    }

    @Override
    public String explain(Values values) throws EvaluationException {
        return operator == '!' ? operand.tell(values) : "";
    }
}
