package org.portalscope.expression.tree;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** A structure given by its members, {@code { nid = 1, pid = 0 }}; its type is the one whose members it names. */
public record StructureType(SourcePosition position, String text, List<Given> given) implements Expression {

    public StructureType {
        given = List.copyOf(given);
    }

    /** A member that is given. */
    public record Given(SourcePosition position, String name, Expression value) {
    }

    @Override
    public Type check(NameScope names, Problems problems) {
        Type type = type();
        Members members = Members.of(type);
        Set<String> seen = new HashSet<>();
        for (Given member : given) {
            Type wanted = members.type(member.name);
            if (wanted == null) {
                problems.add(new Problem(member.position, member.name, "a member of " + type.words())
                        .suggesting(Suggestion.nearest(member.name, members.names())));
                member.value.check(names, problems);
                continue;
            }
            if (!seen.add(member.name)) {
                problems.add(member.position, member.name, "each member once");
            }
            requireMember(member, wanted, names, problems);
        }
        if (type == Type.PROCESS && seen.size() < 2 && seen.size() == given.size()) {
            problems.add(position, text, "both nid and pid");
        }
        return type;
    }

    /** An address may be given as a region or NULL. */
    private static void requireMember(Given member, Type wanted, NameScope names, Problems problems) {
        Type type = member.value.check(names, problems);
        boolean address = (member.name.equals("start") || member.name.equals("user_ptr")) && (type == Type.REGION || type == Type.NULL);
        if (!address && !type.agrees(wanted)) {
            problems.add(member.value.position(), member.value.text(), wanted.words() + " for " + member.name + ", not " + type.words());
        }
    }

    private Type type() {
        return Stream.of(Type.MD_VALUES, Type.LIMITS, Type.PROCESS).max(Comparator.comparingLong(this::known)).orElseThrow();
    }

    private long known(Type type) {
        long known = given.stream().filter(member -> Members.of(type).type(member.name) != null).count();
        return 2 * known + (type == Type.MD_VALUES ? 1 : 0);
    }

    @Override
    public Expression resolve(NameScope names) {
        Type type = type();
        List<String> order = List.copyOf(Members.of(type).names());
        Expression[] members = new Expression[order.size()];
        for (Given member : given) {
            members[order.indexOf(member.name)] = member.value.resolve(names);
        }
        Expression[] operands = given.stream().map(member -> members[order.indexOf(member.name)]).toArray(Expression[]::new);
        return Literal.folded(new StructureExpression(position, text, type, members), operands);
    }

    @Override
    public Value evaluate(ValueScope values) {
        throw new IllegalStateException(text + " has not been resolved");
    }
}
