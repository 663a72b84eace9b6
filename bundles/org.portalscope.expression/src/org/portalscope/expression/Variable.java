package org.portalscope.expression;

/** A name whose value is found in a slot. */
record Variable(Position position, String text, Type type, int slot) implements Expression {

    @Override
    public Type check(Names names, Problems problems) {
        return type;
    }

    @Override
    public Expression resolve(Names names) {
        return this;
    }

    @Override
    public Value evaluate(Values values) throws EvaluationException {
        Value value = values.value(slot);
        if (value == null) {
            throw EvaluationException.early(position, text);
        }
        return value;
    }
}
