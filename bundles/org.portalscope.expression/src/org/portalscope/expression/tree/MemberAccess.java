package org.portalscope.expression.tree;

import java.util.List;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** A member of a structure, {@code event.mlength}, or how long a list or a byte string is, {@code list.length}. */
public record MemberAccess(SourcePosition position, String text, Expression structure, String member, SourcePosition memberPosition) implements Expression {

    private static final String LENGTH = "length";

    @Override
    public Type check(NameScope names, Problems problems) {
        Type type = structure.check(names, problems);
        if (type == Type.UNKNOWN) {
            return type;
        }
        boolean measured = type.isList() || type == Type.BYTES;
        if (measured && member.equals(LENGTH)) {
            return Type.INTEGER;
        }
        Members members = Members.of(type);
        if (members == null) {
            problems.add(memberPosition, member, (measured ? "length" : "no member") + ": " + structure.text() + " is " + type.words());
            return Type.UNKNOWN;
        }
        Type found = members.type(member);
        if (found == null) {
            problems.add(new Problem(memberPosition, member, "a member of " + type.words()).suggesting(Suggestion.nearest(member, members.names())));
            return Type.UNKNOWN;
        }
        return found;
    }

    @Override
    public Expression resolve(NameScope names) {
        Expression resolved = structure.resolve(names);
        return Literal.folded(new MemberAccess(position, text, resolved, member, memberPosition), resolved);
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        Value value = structure.evaluate(values);
        if (value.object() instanceof List<?> elements) {
            return Value.of(elements.size());
        }
        if (value.object() instanceof Bytes bytes) {
            return Value.of(bytes.length());
        }
        Value found = Members.of(value.type()).value(member, value);
        if (found == null) {
            throw new EvaluationException(memberPosition, member, "a member that " + structure.text() + " has");
        }
        return found;
    }
}
