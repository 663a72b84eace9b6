package org.portalscope.expression;

/** {@code ~x}, {@code !x} or {@code -x}. */
record Unary(Position position, String text, char operator, Expression operand) implements Expression {

    @Override
    public Type check(Names names, Problems problems) {
        operand.require(Type.INTEGER, names, problems);
        return Type.INTEGER;
    }

    @Override
    public Value evaluate(Values values) throws EvaluationException {
        long number = operand.evaluate(values).number();
        return switch (operator) {
            case '~' -> Value.of(~number);
            case '-' -> Value.of(-number);
            default -> Value.of(number == 0);
        };
    }
}
