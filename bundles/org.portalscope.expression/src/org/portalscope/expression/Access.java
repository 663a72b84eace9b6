package org.portalscope.expression;

/** A member of a structure: {@code event.mlength}. */
record Access(Position position, String text, Expression structure, String member, Position memberPosition) implements Expression {

    @Override
    public Type check(Names names, Problems problems) {
        Type type = structure.check(names, problems);
        if (type == Type.UNKNOWN) {
            return type;
        }
        Members members = Members.of(type);
        if (members == null) {
            problems.add(memberPosition, member, "no member: " + structure.text() + " is " + type.words());
            return Type.UNKNOWN;
        }
        Type found = members.type(member);
        if (found == null) {
            problems.add(memberPosition, member, "a member of " + type.words() + Suggestion.near(member, members.names()));
            return Type.UNKNOWN;
        }
        return found;
    }

    @Override
    public Value evaluate(Values values) throws EvaluationException {
        Value value = structure.evaluate(values);
        return Members.of(value.type()).value(member, value);
    }
}
