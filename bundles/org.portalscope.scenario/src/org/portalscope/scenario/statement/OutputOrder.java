package org.portalscope.scenario.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.thread.NameTable;

/**
 * The order in which a text has the arguments of a call: that of its parameters, or one that they had {@linkplain ProtocolOperation#formerly formerly}. The
 * former one is understood where the types of the names tell that it is meant.
 */
record OutputOrder(UsedProtocol protocol, ProtocolOperation operation, List<Argument> arguments) {

    /** What arguments tell of their order. */
    enum Evidence {
        PRESENT, FORMER, NONE
    }

    private boolean hasOther() {
        return !operation.formerly().isEmpty() && operation.formerly().size() == arguments.size();
    }

    private boolean differs(int index) {
        return !operation.formerly().get(index).equals(operation.parameters().get(index));
    }

    /** What the types of the names tell that are known so far. */
    Evidence evidence(NameTable names) {
        List<Evidence> found = !hasOther() ? List.of(Evidence.PRESENT)
                : IntStream.range(0, arguments.size()).filter(this::differs).mapToObj(index -> evidence(index, names)).toList();
        return found.contains(Evidence.PRESENT) ? Evidence.PRESENT : found.contains(Evidence.FORMER) ? Evidence.FORMER : Evidence.NONE;
    }

    private Evidence evidence(int index, NameTable names) {
        ValueType present = operation.parameters().get(index).variable().type();
        ValueType former = operation.formerly().get(index).variable().type();
        Argument argument = arguments.get(index);
        Type found = argument.output() != null ? names.type(argument.output().name())
                : argument.input() == null ? null : argument.input().check(names, Problems.ignored());
        boolean isPresent = fits(argument, found, present);
        boolean isFormer = fits(argument, found, former);
        return isPresent == isFormer ? Evidence.NONE : isPresent ? Evidence.PRESENT : Evidence.FORMER;
    }

    /** Whether something may stand for an output of a type; that a number is not wanted, nobody says. */
    private boolean fits(Argument argument, Type found, ValueType output) {
        return found == null || (argument.output() != null ? found.agrees(protocol.type(output))
                : protocol.isUnwanted(found, output) && output.kind() == ValueType.Kind.STRUCTURE);
    }

    /** Whether an argument is a name whose type depends on the order. */
    boolean isOpen(int index) {
        return hasOther() && differs(index);
    }

    /** The arguments in the order of the parameters. */
    List<Argument> ordered(NameTable names) {
        if (evidence(names) != Evidence.FORMER) {
            return arguments;
        }
        List<Argument> ordered = new ArrayList<>();
        operation.parameters().forEach(parameter -> ordered.add(arguments.get(operation.formerly().indexOf(parameter))));
        return ordered;
    }

    /** Warns where the former order is meant, or seems to be. */
    void warn(NameTable names, Problems problems) {
        Evidence evidence = evidence(names);
        boolean seems = evidence == Evidence.NONE && hasOther() && IntStream.range(0, arguments.size()).filter(this::differs)
                .allMatch(index -> isNamedAs(arguments.get(index), operation.formerly().get(index)));
        if (evidence != Evidence.FORMER && !seems) {
            return;
        }
        Argument first = arguments.get(IntStream.range(0, arguments.size()).filter(this::differs).findFirst().orElseThrow());
        problems.warn(Problem.saying(first.position(), text(first), operation.name() + " stores "
                + differing(operation.parameters()) + ", as in C; " + (seems ? "the names here suggest" : "this call has")
                + " the former order, " + differing(operation.formerly()) + ": write " + written()));
    }

    private static boolean isNamedAs(Argument argument, CallParameter parameter) {
        String wanted = parameter.variable().name();
        String name = argument.output() == null ? "" : argument.output().name().toLowerCase(Locale.ROOT);
        return !name.isEmpty() && (wanted.startsWith(name) || name.contains(wanted));
    }

    private String differing(List<CallParameter> parameters) {
        return IntStream.range(0, parameters.size()).filter(this::differs).mapToObj(index -> parameters.get(index).variable().name())
                .collect(Collectors.joining(", then "));
    }

    private String written() {
        List<String> texts = operation.parameters().stream().map(parameter -> text(arguments.get(operation.formerly().indexOf(parameter)))).toList();
        return operation.name() + '(' + String.join(", ", texts) + ')';
    }

    private static String text(Argument argument) {
        return argument.output() != null ? '&' + argument.output().name() : argument.input() == null ? "" : argument.input().text();
    }
}
