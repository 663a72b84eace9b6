package org.portalscope.expression;

import java.util.Set;
import java.util.TreeSet;

/** A name as it is written, before it is known what it stands for. */
record Reference(Position position, String text) implements Expression {

    @Override
    public Type check(Names names, Problems problems) {
        Type type = names.type(text);
        if (type == null && !problems.isFull()) {
            Set<String> known = new TreeSet<>(Constants.names());
            known.addAll(names.all());
            problems.add(position, text, names.expected() + Suggestion.near(text, known));
        }
        return type == null ? Type.UNKNOWN : type;
    }

    @Override
    public Expression resolve(Names names) {
        Value constant = names.constant(text);
        return constant != null ? new Literal(position, text, constant) : new Variable(position, text, names.type(text), names.slot(text));
    }

    @Override
    public Value evaluate(Values values) {
        throw new IllegalStateException(text + " has not been resolved");
    }
}
