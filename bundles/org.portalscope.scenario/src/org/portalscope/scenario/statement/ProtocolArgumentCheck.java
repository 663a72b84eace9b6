package org.portalscope.scenario.statement;

import java.util.List;
import java.util.Set;

import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.tree.Literal;
import org.portalscope.expression.tree.NameReference;
import org.portalscope.expression.tree.SliceExpression;
import org.portalscope.expression.value.Correction;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.CallParameter.Direction;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Target;

/** Checks the arguments of a call of a protocol against its parameters. */
record ProtocolArgumentCheck(UsedProtocol protocol, ProtocolOperation operation, NameTable names, Problems problems) {

    private static final Set<ValueType.Kind> NULLABLE = Set.of(ValueType.Kind.FUNCTION, ValueType.Kind.STRUCTURE, ValueType.Kind.LIST);

    void check(SourcePosition position, List<Argument> arguments) {
        List<CallParameter> parameters = operation.parameters();
        if (arguments.size() != parameters.size()) {
            problems.add(position, "<" + Numbers.count(arguments.size(), "argument") + ">", parameters.size() + ": " + operation);
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (i < parameters.size()) {
                check(parameters.get(i), arguments.get(i));
            } else if (arguments.get(i).input() != null) {
                arguments.get(i).input().check(names, problems);
            }
        }
    }

    private void check(CallParameter parameter, Argument argument) {
        if (argument.output() != null) {
            checkName(parameter, argument);
        } else if (argument.input() != null && parameter.isOutput()) {
            checkUnwanted(parameter, argument);
        } else if (argument.input() != null) {
            checkInput(parameter, argument);
        }
    }

    private void checkName(CallParameter parameter, Argument argument) {
        String name = argument.output().name();
        Type type = protocol.type(parameter.variable().type());
        if (!parameter.isOutput()) {
            problems.add(new Problem(argument.position(), "&" + name, type.words() + " without '&': " + words(parameter) + " is an input")
                    .with(Correction.remove("&", argument.position(), argument.position().plus(1))));
        } else if (parameter.direction() == Direction.OUT || isKnown(argument.output())) {
            argument.output().check(names, type, problems);
        }
    }

    /** Whether a name is there that a call takes and stores; that its type is right, the check of the output says. */
    private boolean isKnown(Target name) {
        new NameReference(name.position().plus(1), name.name()).check(names, problems);
        return names.has(name.name());
    }

    private void checkUnwanted(CallParameter parameter, Argument argument) {
        String text = argument.input().text();
        if (names.type(text) != null && names.constant(text) == null) {
            problems.add(new Problem(argument.position(), text, "'&" + text + "': " + words(parameter) + " is an output")
                    .with(Correction.insert(argument.position(), "&")));
            return;
        }
        Type found = argument.input().check(names, problems);
        if (parameter.direction() == Direction.IN_OUT || !protocol.isUnwanted(found, parameter.variable().type())) {
            problems.add(argument.position(), text, "'&' and a name: " + words(parameter) + " is an output");
        }
    }

    private void checkInput(CallParameter parameter, Argument argument) {
        ValueType type = parameter.variable().type();
        if (type.kind() == ValueType.Kind.FUNCTION && !(argument.input() instanceof FunctionArgument) && !argument.input().text().equals("NULL")) {
            problems.add(argument.position(), argument.input().text(), "the name of a function of the scenario as " + words(parameter));
            return;
        }
        Type found = argument.input().check(names, problems);
        Type wanted = protocol.type(type);
        boolean isNull = found == Type.NULL && NULLABLE.contains(type.kind());
        boolean isAddress = found == Type.INTEGER && !(argument.input() instanceof Literal);
        boolean isMemory = type.kind() == ValueType.Kind.BUFFER
                && (found == Type.NULL || isAddress || argument.input() instanceof SliceExpression slice && slice.isMemory(names));
        if (!isNull && !isMemory && !found.agrees(wanted)) {
            problems.add(argument.position(), argument.input().text(), wanted.words() + " as " + words(parameter) + ", not " + found.words());
        }
    }

    private String words(CallParameter parameter) {
        return parameter.variable().name() + " of " + operation.name();
    }
}
