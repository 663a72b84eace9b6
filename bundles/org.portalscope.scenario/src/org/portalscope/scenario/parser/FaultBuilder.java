package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.state.Operation;
import org.portalscope.expression.syntax.LiteralReader;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.parser.ScenarioParser.FaultContext;
import org.portalscope.scenario.parser.ScenarioParser.ItemContext;
import org.portalscope.scenario.parser.ScenarioParser.ProcessContext;
import org.portalscope.world.fault.CallFault;
import org.portalscope.world.fault.CompletionFault;
import org.portalscope.world.fault.DeathFault;
import org.portalscope.world.fault.Fault;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.fault.HoldFault;

/** Makes the faults of the environment of a process. */
final class FaultBuilder {

    private static final String HOLD = "hold";
    private static final String DIE = "die";
    private static final String FORMS = "a function that the environment can let fail: "
            + CallFault.CAN_FAIL.stream().map(Function::documentName).collect(Collectors.joining(", "))
            + "; or 'send', 'put', 'get' or 'reply' with a number and perhaps a failure; or 'hold' with a number, 'to' and a process; or 'die' with a number";

    private final ScenarioSource source;
    private final ProcessDeclarations cast;
    private final Problems problems;
    private final List<Fault> faults = new ArrayList<>();

    FaultBuilder(ScenarioSource source, ProcessDeclarations cast) {
        this.source = source;
        this.cast = cast;
        problems = source.problems();
    }

    Faults build(ProcessContext tree) {
        tree.item().stream().map(ItemContext::fault).filter(Objects::nonNull).filter(fault -> !ScenarioSource.isBroken(fault)).forEach(this::add);
        return new Faults(faults);
    }

    private void add(FaultContext tree) {
        String what = tree.what.getText();
        Optional<Operation.Kind> kind = kind(tree);
        if (tree.ordinal == null) {
            Function.named(what).filter(CallFault.CAN_FAIL::contains).map(CallFault::new)
                    .ifPresentOrElse(fault -> add(tree, fault), () -> refuse(tree, FORMS));
        } else if (what.equals(HOLD) && tree.target != null) {
            hold(tree);
        } else if (what.equals(DIE) && tree.niFailType == null && tree.target == null) {
            add(tree, new DeathFault(ordinal(tree, "transition")));
        } else if (kind.isPresent() && tree.target == null) {
            add(tree, new CompletionFault(kind.get(), ordinal(tree, what), niFailType(tree)));
        } else {
            refuse(tree, FORMS);
        }
    }

    private void hold(FaultContext tree) {
        String target = cast.name(tree.target);
        if (target != null) {
            add(tree, new HoldFault(ordinal(tree, "message"), target));
        }
    }

    private static Optional<Operation.Kind> kind(FaultContext tree) {
        return CompletionFault.KINDS.stream().filter(kind -> kind.word().equals(tree.what.getText())).findFirst();
    }

    private void refuse(FaultContext tree, String expected) {
        problems.add(ScenarioSource.position(tree.what), tree.what.getText(), expected);
    }

    private int ordinal(FaultContext tree, String what) {
        long ordinal = LiteralReader.integer(tree.ordinal, problems);
        if (ordinal < 1 || ordinal > Integer.MAX_VALUE) {
            problems.add(TokenReader.position(tree.ordinal), tree.ordinal.getText(), "a number from 1: the first " + what + " is 1");
        }
        return (int) ordinal;
    }

    private void add(FaultContext tree, Fault fault) {
        if (faults.stream().anyMatch(other -> strikesTheSame(fault, other))) {
            problems.add(ScenarioSource.position(tree.what), tree.what.getText() + (tree.ordinal == null ? "" : " " + tree.ordinal.getText()),
                    "each fault once");
        }
        faults.add(fault);
    }

    private static boolean strikesTheSame(Fault one, Fault other) {
        return one.equals(other) || one instanceof CompletionFault first && other instanceof CompletionFault second
                && first.kind() == second.kind() && first.ordinal() == second.ordinal();
    }

    private int niFailType(FaultContext tree) {
        Value value = tree.niFailType == null ? null : source.constant(tree.niFailType, Type.INTEGER);
        if (value == null) {
            return NiFailType.PTL_NI_DATA_LOST;
        }
        if (value.number() < 1 || value.number() > Integer.MAX_VALUE) {
            problems.add(ScenarioSource.position(tree.niFailType), tree.niFailType.getText(), "a failure, such as PTL_NI_DATA_LOST");
        }
        return (int) value.number();
    }
}
