package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.antlr.v4.runtime.tree.TerminalNode;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.message.DropReason;
import org.portalscope.expression.Expression;
import org.portalscope.expression.syntax.LiteralReader;
import org.portalscope.expression.tree.BuiltinFunction;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.parser.ScenarioParser.ArgumentContext;
import org.portalscope.scenario.parser.ScenarioParser.AssignmentContext;
import org.portalscope.scenario.parser.ScenarioParser.BarrierContext;
import org.portalscope.scenario.parser.ScenarioParser.CallAssignmentContext;
import org.portalscope.scenario.parser.ScenarioParser.CallContext;
import org.portalscope.scenario.parser.ScenarioParser.CallStatementContext;
import org.portalscope.scenario.parser.ScenarioParser.CheckContext;
import org.portalscope.scenario.parser.ScenarioParser.DieContext;
import org.portalscope.scenario.parser.ScenarioParser.ExpectDropContext;
import org.portalscope.scenario.parser.ScenarioParser.ExpectEventContext;
import org.portalscope.scenario.parser.ScenarioParser.GiveBackContext;
import org.portalscope.scenario.parser.ScenarioParser.InputContext;
import org.portalscope.scenario.parser.ScenarioParser.LabelContext;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;
import org.portalscope.scenario.parser.ScenarioParser.NamedContext;
import org.portalscope.scenario.parser.ScenarioParser.OutputContext;
import org.portalscope.scenario.parser.ScenarioParser.PartAssignmentContext;
import org.portalscope.scenario.parser.ScenarioParser.PauseContext;
import org.portalscope.scenario.parser.ScenarioParser.PrintContext;
import org.portalscope.scenario.parser.ScenarioParser.SelectorContext;
import org.portalscope.scenario.parser.ScenarioParser.WaitUntilContext;
import org.portalscope.scenario.statement.Argument;
import org.portalscope.scenario.statement.Assertion;
import org.portalscope.scenario.statement.Assignment;
import org.portalscope.scenario.statement.Barrier;
import org.portalscope.scenario.statement.CallFunction;
import org.portalscope.scenario.statement.Die;
import org.portalscope.scenario.statement.ExpectDrop;
import org.portalscope.scenario.statement.ExpectEvent;
import org.portalscope.scenario.statement.FunctionArgument;
import org.portalscope.scenario.statement.Label;
import org.portalscope.scenario.statement.PartAssignment;
import org.portalscope.scenario.statement.Pause;
import org.portalscope.scenario.statement.PortalsCall;
import org.portalscope.scenario.statement.Print;
import org.portalscope.scenario.statement.ProtocolCall;
import org.portalscope.scenario.statement.UnknownCall;
import org.portalscope.scenario.statement.UsedProtocol;
import org.portalscope.scenario.statement.WaitUntil;
import org.portalscope.scenario.statement.flow.Return;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.Signature;
import org.portalscope.scenario.thread.Target;
import org.portalscope.world.time.ThreadOccupied;

/** Makes instructions from statements without syntax errors; null where a statement is wrong otherwise, which is noted. */
final class StatementBuilder extends ScenarioBaseVisitor<Instruction> {

    private static final String REASON = Arrays.stream(DropReason.values()).map(Enum::name)
            .collect(Collectors.joining(", ", "a reason to drop a message: ", ""));

    private final ScenarioSource source;
    private final FunctionScope functions;
    private final Signature signature;

    /**
     * @param functions that may be called
     * @param signature of the function that the statements belong to, or null
     */
    StatementBuilder(ScenarioSource source, FunctionScope functions, Signature signature) {
        this.source = source;
        this.functions = functions;
        this.signature = signature;
    }

    @Override
    protected Instruction aggregateResult(Instruction aggregate, Instruction next) {
        return next == null ? aggregate : next;
    }

    @Override
    public Instruction visitPrint(PrintContext tree) {
        return new Print(source.place(tree), source.expressions(tree.expression()));
    }

    @Override
    public Instruction visitCheck(CheckContext tree) {
        Expression condition = source.expression(tree.expression());
        return condition == null ? null : new Assertion(source.place(tree), condition, message(tree.STRING()));
    }

    private String message(TerminalNode string) {
        return string == null ? "" : LiteralReader.text(string.getSymbol(), source.problems());
    }

    @Override
    public Instruction visitLabel(LabelContext tree) {
        return new Label(source.place(tree), message(tree.STRING()));
    }

    @Override
    public Instruction visitPause(PauseContext tree) {
        Expression duration = source.expression(tree.duration);
        ThreadOccupied.By by = tree.kind.getText().equals("wait") ? ThreadOccupied.By.WAITING : ThreadOccupied.By.COMPUTING;
        return duration == null ? null : new Pause(source.place(tree), by, duration);
    }

    @Override
    public Instruction visitBarrier(BarrierContext tree) {
        return new Barrier(source.place(tree));
    }

    @Override
    public Instruction visitDie(DieContext tree) {
        return new Die(source.place(tree));
    }

    @Override
    public Instruction visitExpectDrop(ExpectDropContext tree) {
        DropReason reason = tree.reason == null ? null
                : NamedConstants.constant(tree.reason, DropReason.class, REASON, source.problems());
        return new ExpectDrop(source.place(tree), reason, ScenarioSource.position(tree.reason == null ? tree : tree.reason));
    }

    @Override
    public Instruction visitExpectEvent(ExpectEventContext tree) {
        EventKind kind = NamedConstants.constant(tree.kind, EventKind.class, "an event kind", source.problems());
        Expression queue = source.expression(tree.queue);
        List<Expression> conditions = tree.conditions() == null ? List.of() : source.expressions(tree.conditions().expression());
        return queue == null ? null : new ExpectEvent(source.place(tree), kind, ScenarioSource.position(tree), queue, conditions,
                target(tree.event));
    }

    @Override
    public Instruction visitAssignment(AssignmentContext tree) {
        Expression expression = source.expression(tree.expression());
        return expression == null ? null : new Assignment(source.place(tree), target(tree.name()), expression);
    }

    @Override
    public Instruction visitCallStatement(CallStatementContext tree) {
        return call(tree, null, tree.call());
    }

    @Override
    public Instruction visitCallAssignment(CallAssignmentContext tree) {
        return call(tree, tree.name(), tree.call());
    }

    private Instruction call(NamedContext tree, NameContext resultName, CallContext call) {
        NameContext name = call.name(0);
        Target result = target(resultName);
        Optional<Function> function = Function.named(name.getText());
        Signature own = functions.find(name.getText());
        UsedProtocol protocol = functions.call(name.getText());
        if (function.isPresent()) {
            ReturnCode expected = call.code == null ? null
                    : NamedConstants.constant(call.code, ReturnCode.class, "a return code", source.problems());
            return new PortalsCall(source.place(tree), ScenarioSource.position(call), result, function.get(), arguments(call), expected);
        }
        if (own == null && protocol == null && BuiltinFunction.of(name.getText()) != null) {
            return builtin(tree, result, call);
        }
        if (own == null && protocol == null) {
            functions.refuse(name, source.problems());
            return new UnknownCall(source.place(tree), result, arguments(call));
        }
        if (own == null) {
            return new ProtocolCall(source.place(tree), ScenarioSource.position(call), result, protocol, name.getText(), arguments(call, protocol),
                    call.code == null ? null : NamedConstants.error(call.code, protocol.protocol(), source.problems()));
        }
        if (call.code != null) {
            source.problems().add(ScenarioSource.position(call.code), call.code.getText(), "no return code: " + name.getText()
                    + " is a function of the scenario");
        }
        return new CallFunction(source.place(tree), ScenarioSource.position(call), result, own, arguments(call));
    }

    /** A built-in function alone on the right side; as a statement it would do nothing. */
    private Instruction builtin(NamedContext tree, Target result, CallContext call) {
        String word = call.name(0).getText();
        if (result == null || call.code != null) {
            source.problems().add(ScenarioSource.position(call), word, "a use of its value, such as 'x = " + word + "(…);'");
            return null;
        }
        Expression value = source.expression(call);
        return value == null ? null : new Assignment(source.place(tree), result, value);
    }

    /** The arguments of a call of a protocol, among which can be functions. */
    private List<Argument> arguments(CallContext call, UsedProtocol protocol) {
        List<Argument> arguments = arguments(call);
        List<ValueType> types = protocol.types(call.name(0).getText());
        for (int i = 0; i < Math.min(arguments.size(), types.size()); i++) {
            Argument argument = arguments.get(i);
            Signature function = types.get(i).kind() == ValueType.Kind.FUNCTION && argument.input() != null ? functions.find(argument.input().text()) : null;
            if (function != null) {
                arguments.set(i, new Argument(argument.position(), null, new FunctionArgument(argument.position(), protocol, types.get(i), function)));
            }
        }
        return arguments;
    }

    private List<Argument> arguments(CallContext call) {
        List<Argument> arguments = new ArrayList<>();
        for (ArgumentContext argument : call.argument()) {
            SourcePosition position = ScenarioSource.position(argument);
            if (argument instanceof OutputContext output) {
                arguments.add(new Argument(position, Target.of(output.name().getText(), position), null));
            } else {
                arguments.add(new Argument(position, null, source.expression(((InputContext) argument).expression())));
            }
        }
        return arguments;
    }

    @Override
    public Instruction visitWaitUntil(WaitUntilContext tree) {
        Expression condition = source.expression(tree.expression());
        return condition == null ? null : new WaitUntil(source.place(tree), condition);
    }

    @Override
    public Instruction visitPartAssignment(PartAssignmentContext tree) {
        SelectorContext last = tree.selector(tree.selector().size() - 1);
        Expression whole = source.expression(tree.getStart(), tree.selector().size() == 1 ? tree.name().getStop()
                : tree.selector(tree.selector().size() - 2).getStop());
        Expression from = source.expression(last.at != null ? last.at : last.from);
        Expression value = source.expression(tree.value);
        if (whole == null || value == null || last.at != null && from == null) {
            return null;
        }
        PartAssignment.Part part = new PartAssignment.Part(ScenarioSource.position(last), last.at == null, from, source.expression(last.to));
        return new PartAssignment(source.place(tree), tree.selector().size() == 1 ? target(tree.name()) : null, whole, part, value);
    }

    @Override
    public Instruction visitGiveBack(GiveBackContext tree) {
        if (signature == null) {
            source.problems().add(ScenarioSource.position(tree), "return", "a function around it");
            return null;
        }
        return new Return(source.place(tree), ScenarioSource.position(tree), signature, source.expression(tree.expression()));
    }

    /** The name that a statement binds, or null. */
    static Target target(NameContext name) {
        return name == null ? null : Target.of(name.getText(), ScenarioSource.position(name));
    }
}
