package org.portalscope.scenario.statement;

import java.util.List;

import org.portalscope.expression.Expression;
import org.portalscope.expression.NameScope;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.thread.Signature;

/**
 * A function of the scenario as the argument of a call, so that the protocol calls it back: {@code MPI_Op_create(add, 1, &op);}.
 *
 * @param wanted the functions that the call takes
 */
public record FunctionArgument(SourcePosition position, UsedProtocol protocol, ValueType wanted, Signature function) implements Expression {

    @Override
    public String text() {
        return function.name();
    }

    @Override
    public Type check(NameScope names, Problems problems) {
        List<Type> parameters = wanted.members().stream().map(CallVariable::type).map(protocol::type).toList();
        List<Type> found = function.parameters().stream().map(Signature.Parameter::type).toList();
        Type result = wanted.element() == null ? null : protocol.type(wanted.element());
        if (found.size() != parameters.size() || !agree(found, parameters)) {
            problems.add(position, text(), head(parameters, result));
        } else if (result == null ? function.result() != null : function.result() == null || !function.result().agrees(result)) {
            problems.add(position, text(), head(parameters, result));
        }
        return protocol.type(wanted);
    }

    private static boolean agree(List<Type> found, List<Type> wanted) {
        for (int i = 0; i < wanted.size(); i++) {
            if (!found.get(i).agrees(wanted.get(i))) {
                return false;
            }
        }
        return true;
    }

    private String head(List<Type> parameters, Type result) {
        StringBuilder head = new StringBuilder("a function that takes ");
        for (int i = 0; i < parameters.size(); i++) {
            head.append(i == 0 ? "" : i == parameters.size() - 1 ? " and " : ", ").append(parameters.get(i).words()).append(" as ")
                    .append(wanted.members().get(i).name());
        }
        return head.append(", and returns ").append(result == null ? "nothing" : result.words()).toString();
    }

    @Override
    public Expression resolve(NameScope names) {
        return this;
    }

    /** The number by which the protocol calls it: its index and 1. */
    @Override
    public Value evaluate(ValueScope values) {
        return new Value(protocol.type(wanted), function.body() + 1L);
    }
}
