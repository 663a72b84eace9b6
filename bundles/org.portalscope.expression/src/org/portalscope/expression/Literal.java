package org.portalscope.expression;

/** A number, a text, a process id or a constant of the API. */
record Literal(Position position, String text, Value value) implements Expression {

    @Override
    public Type check(Names names, Problems problems) {
        return value.type();
    }

    @Override
    public Value evaluate(Values values) {
        return value;
    }
}
