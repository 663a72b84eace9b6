package org.portalscope.scenario.statement;

import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.value.Correction;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.thread.NameTable;

/** Checks the arguments of a call against the parameters of its function. */
record ArgumentCheck(Function function, NameTable names, Problems problems) {

    void check(SourcePosition position, List<Argument> arguments) {
        List<Parameter> parameters = function.parameters();
        if (arguments.size() != parameters.size()) {
            problems.add(position, "<" + Numbers.count(arguments.size(), "argument") + ">", parameters.size() + ": " + signature());
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (i < parameters.size()) {
                check(parameters.get(i), arguments.get(i));
            } else if (arguments.get(i).input() != null) {
                arguments.get(i).input().check(names, problems);
            }
        }
    }

    private void check(Parameter parameter, Argument argument) {
        if (argument.output() != null) {
            checkOutput(parameter, argument);
        } else if (argument.input() != null) {
            checkInput(parameter, argument);
        }
    }

    private void checkOutput(Parameter parameter, Argument argument) {
        if (parameter.output()) {
            argument.output().check(names, Type.of(parameter.type()), problems);
        } else {
            problems.add(new Problem(argument.position(), "&" + argument.output().name(), parameter.type().words() + " without '&': "
                    + parameter.name() + " of " + function.documentName() + " is an input")
                    .with(Correction.remove("&", argument.position(), argument.position().plus(1))));
        }
    }

    /** NULL may stand for every output, and ILLEGAL for every address: where the document does not allow it, the call returns PTL_SEGV. */
    private void checkInput(Parameter parameter, Argument argument) {
        Type type = parameter.output() ? null : Type.of(parameter.type());
        if (parameter.output() && names.type(argument.input().text()) != null) {
            problems.add(new Problem(argument.position(), argument.input().text(), "'&" + argument.input().text() + "': " + output(parameter))
                    .with(Correction.insert(argument.position(), "&")));
            return;
        }
        Type found = argument.input().check(names, problems);
        if (parameter.output()) {
            if (!isAddress(parameter, found)) {
                problems.add(argument.position(), argument.input().text(), "'&' and a name: " + output(parameter));
            }
        } else if (!found.agrees(type) && !isAddress(parameter, found)) {
            problems.add(argument.position(), argument.input().text(), type.words() + " as " + parameter.name() + " of "
                    + function.documentName() + ", not " + found.words());
        }
    }

    private static boolean isAddress(Parameter parameter, Type found) {
        return parameter.address() && (found == Type.NULL || found == Type.ILLEGAL);
    }

    private String output(Parameter parameter) {
        return parameter.name() + " of " + function.documentName() + " is an output";
    }

    private String signature() {
        return function.parameters().stream().map(parameter -> (parameter.output() ? "&" : "") + parameter.name())
                .collect(Collectors.joining(", ", function.documentName() + "(", ")"));
    }
}
