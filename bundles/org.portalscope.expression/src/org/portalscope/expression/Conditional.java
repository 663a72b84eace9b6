package org.portalscope.expression;

/** One of two values: {@code condition ? first : second}. */
record Conditional(Position position, String text, Expression condition, Expression first, Expression second) implements Expression {

    @Override
    public Type check(Names names, Problems problems) {
        condition.require(Type.INTEGER, names, problems);
        Type type = first.check(names, problems);
        second.require(type, names, problems);
        return type;
    }

    @Override
    public Expression resolve(Names names) {
        return new Conditional(position, text, condition.resolve(names), first.resolve(names), second.resolve(names));
    }

    @Override
    public Value evaluate(Values values) throws EvaluationException {
        return (condition.holds(values) ? first : second).evaluate(values);
    }
}
