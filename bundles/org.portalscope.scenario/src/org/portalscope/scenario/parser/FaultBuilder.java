package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.state.Operation;
import org.portalscope.expression.Literals;
import org.portalscope.expression.Problems;
import org.portalscope.expression.TokenReader;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.scenario.parser.ScenarioParser.FaultContext;
import org.portalscope.scenario.parser.ScenarioParser.ItemContext;
import org.portalscope.scenario.parser.ScenarioParser.ProcessContext;
import org.portalscope.world.CompletionFault;
import org.portalscope.world.Faults;

/** Makes the faults of the environment of a process. */
final class FaultBuilder {

    private static final Set<Function> CAN_FAIL = EnumSet.of(Function.PTL_INIT, Function.PTL_NI_INIT);

    private final Source source;
    private final Problems problems;
    private final Set<Function> calls = EnumSet.noneOf(Function.class);
    private final List<CompletionFault> completions = new ArrayList<>();

    FaultBuilder(Source source) {
        this.source = source;
        problems = source.problems();
    }

    Faults build(ProcessContext tree) {
        tree.item().stream().map(ItemContext::fault).filter(Objects::nonNull).filter(fault -> !Source.isBroken(fault)).forEach(this::add);
        return new Faults(calls, completions);
    }

    private void add(FaultContext tree) {
        if (tree.ordinal == null) {
            Function.named(tree.what.getText()).filter(CAN_FAIL::contains).ifPresentOrElse(calls::add, () -> refuse(tree,
                    "a function that the environment can let fail: " + CAN_FAIL.stream().map(Function::documentName).collect(Collectors.joining(", "))
                            + "; or send, put, get or reply with a number and a failure"));
        } else {
            kind(tree).ifPresentOrElse(kind -> add(tree, kind), () -> refuse(tree, "what can fail: "
                    + CompletionFault.KINDS.stream().map(Operation.Kind::word).collect(Collectors.joining(", "))));
        }
    }

    private static Optional<Operation.Kind> kind(FaultContext tree) {
        return CompletionFault.KINDS.stream().filter(kind -> kind.word().equals(tree.what.getText())).findFirst();
    }

    private void refuse(FaultContext tree, String expected) {
        problems.add(Source.position(tree.what), tree.what.getText(), expected);
    }

    private void add(FaultContext tree, Operation.Kind kind) {
        long ordinal = Literals.integer(tree.ordinal, problems);
        if (ordinal < 1 || ordinal > Integer.MAX_VALUE) {
            problems.add(TokenReader.position(tree.ordinal), tree.ordinal.getText(), "a number from 1: the first " + kind.word() + " is 1");
        } else if (completions.stream().anyMatch(fault -> fault.kind() == kind && fault.ordinal() == ordinal)) {
            problems.add(Source.position(tree.what), kind.word() + " " + ordinal, "each fault once");
        }
        completions.add(new CompletionFault(kind, (int) ordinal, niFailType(tree)));
    }

    private int niFailType(FaultContext tree) {
        Value value = source.constant(tree.niFailType, Type.INTEGER);
        if (value == null) {
            return NiFailType.PTL_NI_DATA_LOST;
        }
        if (value.number() < 1 || value.number() > Integer.MAX_VALUE) {
            problems.add(Source.position(tree.niFailType), tree.niFailType.getText(), "a failure, such as PTL_NI_DATA_LOST");
        }
        return (int) value.number();
    }
}
