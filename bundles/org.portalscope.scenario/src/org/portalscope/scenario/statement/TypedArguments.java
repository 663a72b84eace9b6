package org.portalscope.scenario.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

import org.portalscope.expression.Expression;
import org.portalscope.expression.tree.ListLiteral;
import org.portalscope.expression.tree.NameReference;
import org.portalscope.expression.tree.StructureType;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.thread.Signature;

/**
 * Gives the arguments of calls of a protocol the types of its parameters.
 *
 * @param functions the function of a name, or null
 */
public record TypedArguments(UsedProtocol protocol, Function<String, Signature> functions) {

    /** The arguments of a call as its parameters want them: addresses as numbers, structures as those of the protocol. */
    public List<Argument> of(String call, List<Argument> written) {
        List<CallParameter> parameters = protocol.operation(call).parameters();
        int ignored = protocol.operation(call).ignored().size();
        List<Argument> arguments = written.size() == parameters.size() + ignored ? written.subList(ignored, written.size()) : written;
        List<Argument> typed = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            Argument argument = i < parameters.size() ? written(parameters.get(i), arguments.get(i)) : arguments.get(i);
            boolean isInput = i < parameters.size() && parameters.get(i).direction() == CallParameter.Direction.IN && argument.input() != null;
            typed.add(isInput ? new Argument(argument.position(), argument.output(), typed(parameters.get(i).variable().type(), argument.input())) : argument);
        }
        return typed;
    }

    /** An argument whose value a call takes by reference, as that value. */
    private static Argument written(CallParameter parameter, Argument argument) {
        return parameter.direction() != CallParameter.Direction.REFERENCE || argument.output() == null ? argument
                : new Argument(argument.position(), null, new NameReference(argument.position().plus(1), argument.output().name()));
    }

    /** The functions that an argument names. */
    static Stream<Signature> functions(Expression argument) {
        if (argument instanceof FunctionArgument named) {
            return Stream.of(named.function());
        }
        if (argument instanceof StructureArgument structure) {
            return structure.given().stream().map(StructureType.Given::value).flatMap(TypedArguments::functions);
        }
        return argument instanceof ListLiteral list ? list.elements().stream().flatMap(TypedArguments::functions) : Stream.of();
    }

    private Expression typed(ValueType type, Expression written) {
        if (type.kind() == ValueType.Kind.FUNCTION) {
            Signature function = functions.apply(written.text());
            return function == null ? written : new FunctionArgument(written.position(), protocol, type, function);
        }
        if (type.equals(ValueType.ADDRESS)) {
            Signature function = written instanceof NameReference name ? functions.apply(name.text()) : null;
            return function != null ? new FunctionArgument(written.position(), protocol, type, function) : new AddressArgument(written);
        }
        if (type.kind() == ValueType.Kind.STRUCTURE && written instanceof StructureType structure) {
            return new StructureArgument(protocol, type, structure.position(), structure.text(),
                    structure.given().stream().map(given -> typed(type, given)).toList());
        }
        return type.kind() == ValueType.Kind.LIST && written instanceof ListLiteral list
                ? new ListLiteral(list.position(), list.text(), list.elements().stream().map(element -> typed(type.element(), element)).toList(), list.type())
                : written;
    }

    private StructureType.Given typed(ValueType structure, StructureType.Given given) {
        ValueType member = StructureArgument.member(structure, given.name());
        return member == null ? given : new StructureType.Given(given.position(), given.name(), typed(member, given.value()));
    }
}
