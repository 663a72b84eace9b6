package org.portalscope.expression;

import java.util.Set;
import java.util.TreeSet;

/** A name that stands for its value. */
record Reference(Position position, String text) implements Expression {

    @Override
    public Type check(Names names, Problems problems) {
        Type type = names.type(text);
        if (type == null) {
            Set<String> known = new TreeSet<>(Constants.names());
            known.addAll(names.all());
            problems.add(position, text, "a name that has been bound" + Suggestion.near(text, known));
            return Type.UNKNOWN;
        }
        return type;
    }

    @Override
    public Value evaluate(Values values) throws EvaluationException {
        Value value = values.value(text);
        if (value == null) {
            throw new EvaluationException(position, text, "a name that has a value by now");
        }
        return value;
    }
}
