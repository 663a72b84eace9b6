package org.portalscope.scenario.statement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.tree.StructureType.Given;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/**
 * A structure of a protocol, put together from the members that are given: {@code { vec_type = LAPI_GEN_IOVECTOR, num_vecs = 1 }}; what is omitted is zero,
 * NULL or empty.
 *
 * @param given each as the protocol takes it
 */
record StructureArgument(UsedProtocol protocol, ValueType type, SourcePosition position, String text, List<Given> given) implements Expression {

    StructureArgument {
        given = List.copyOf(given);
    }

    /** The type of the member of a name, or null if there is none. */
    static ValueType member(ValueType type, String name) {
        return type.members().stream().filter(member -> member.name().equals(name)).map(CallVariable::type).findFirst().orElse(null);
    }

    @Override
    public Type check(NameScope names, Problems problems) {
        Set<String> seen = new HashSet<>();
        for (Given member : given) {
            Type found = member.value().check(names, problems);
            ValueType wanted = member(type, member.name());
            if (wanted == null) {
                List<String> known = type.members().stream().map(CallVariable::name).toList();
                problems.add(new Problem(member.position(), member.name(), "a member of " + type.words())
                        .suggesting(Suggestion.nearest(member.name(), known)));
            } else if (!seen.add(member.name())) {
                problems.add(member.position(), member.name(), "each member once");
            } else if (!found.agrees(protocol.type(wanted)) && !(found == Type.NULL && wanted.kind() == ValueType.Kind.FUNCTION)) {
                problems.add(member.value().position(), member.value().text(),
                        protocol.type(wanted).words() + " for " + member.name() + ", not " + found.words());
            }
        }
        return protocol.type(type);
    }

    @Override
    public Expression resolve(NameScope names) {
        return new StructureArgument(protocol, type, position, text,
                given.stream().map(member -> new Given(member.position(), member.name(), member.value().resolve(names))).toList());
    }

    @Override
    public Value evaluate(ValueScope values) throws EvaluationException {
        List<Object> members = new ArrayList<>();
        for (CallVariable member : type.members()) {
            Expression value = given(member.name());
            members.add(value == null ? UsedProtocol.omitted(member.type()) : UsedProtocol.argument(member.type(), value.evaluate(values)));
        }
        return new Value(protocol.type(type), new StructureValue(type, members));
    }

    private Expression given(String name) {
        return given.stream().filter(member -> member.name().equals(name)).map(Given::value).findFirst().orElse(null);
    }
}
