package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.antlr.v4.runtime.tree.TerminalNode;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.message.DropReason;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Literals;
import org.portalscope.expression.Position;
import org.portalscope.scenario.parser.ScenarioParser.AssignmentContext;
import org.portalscope.scenario.parser.ScenarioParser.BarrierContext;
import org.portalscope.scenario.parser.ScenarioParser.CallAssignmentContext;
import org.portalscope.scenario.parser.ScenarioParser.CallContext;
import org.portalscope.scenario.parser.ScenarioParser.CallStatementContext;
import org.portalscope.scenario.parser.ScenarioParser.CheckContext;
import org.portalscope.scenario.parser.ScenarioParser.DieContext;
import org.portalscope.scenario.parser.ScenarioParser.ExpectDropContext;
import org.portalscope.scenario.parser.ScenarioParser.ExpectEventContext;
import org.portalscope.scenario.parser.ScenarioParser.InputContext;
import org.portalscope.scenario.parser.ScenarioParser.LabelContext;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;
import org.portalscope.scenario.parser.ScenarioParser.NamedContext;
import org.portalscope.scenario.parser.ScenarioParser.OutputContext;
import org.portalscope.scenario.parser.ScenarioParser.PrintContext;
import org.portalscope.scenario.program.ApiCall;
import org.portalscope.scenario.program.Argument;
import org.portalscope.scenario.program.Assertion;
import org.portalscope.scenario.program.Assignment;
import org.portalscope.scenario.program.Barrier;
import org.portalscope.scenario.program.Die;
import org.portalscope.scenario.program.ExpectDrop;
import org.portalscope.scenario.program.ExpectEvent;
import org.portalscope.scenario.program.Instruction;
import org.portalscope.scenario.program.Label;
import org.portalscope.scenario.program.Print;
import org.portalscope.scenario.program.UnknownCall;

/** Makes instructions from statements without syntax errors; null where a statement is wrong otherwise, which is noted. */
final class StatementBuilder extends ScenarioBaseVisitor<Instruction> {

    private final Source source;

    StatementBuilder(Source source) {
        this.source = source;
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
        return string == null ? "" : Literals.text(string.getSymbol(), source.problems());
    }

    @Override
    public Instruction visitLabel(LabelContext tree) {
        return new Label(source.place(tree), message(tree.STRING()));
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
                : NamedConstants.constant(tree.reason, DropReason.class, "a reason to drop a message", source.problems());
        return new ExpectDrop(source.place(tree), reason, Source.position(tree.reason == null ? tree : tree.reason));
    }

    @Override
    public Instruction visitExpectEvent(ExpectEventContext tree) {
        EventKind kind = NamedConstants.constant(tree.kind, EventKind.class, "an event kind", source.problems());
        Expression queue = source.expression(tree.queue);
        List<Expression> conditions = tree.conditions() == null ? List.of() : source.expressions(tree.conditions().expression());
        return queue == null ? null : new ExpectEvent(source.place(tree), kind, Source.position(tree), queue, conditions,
                text(tree.event), position(tree.event));
    }

    @Override
    public Instruction visitAssignment(AssignmentContext tree) {
        Expression expression = source.expression(tree.expression());
        return expression == null ? null : new Assignment(source.place(tree), text(tree.name()), position(tree.name()), expression);
    }

    @Override
    public Instruction visitCallStatement(CallStatementContext tree) {
        return call(tree, null, tree.call());
    }

    @Override
    public Instruction visitCallAssignment(CallAssignmentContext tree) {
        return call(tree, tree.name(), tree.call());
    }

    private Instruction call(NamedContext tree, NameContext result, CallContext call) {
        List<Argument> arguments = new ArrayList<>();
        call.argument().forEach(argument -> {
            if (argument instanceof OutputContext output) {
                arguments.add(new Argument(Source.position(output), output.name().getText(), null));
            } else {
                arguments.add(new Argument(Source.position(argument), null, source.expression(((InputContext) argument).expression())));
            }
        });
        ReturnCode expected = call.code == null ? null
                : NamedConstants.constant(call.code, ReturnCode.class, "a return code", source.problems());
        Optional<Function> function = NamedConstants.function(call.name(0), source.problems());
        return function.isEmpty() ? new UnknownCall(source.place(tree), text(result), arguments)
                : new ApiCall(source.place(tree), Source.position(call), text(result), position(result), function.get(), arguments, expected);
    }

    private static String text(NameContext name) {
        return name == null ? null : name.getText();
    }

    private static Position position(NameContext name) {
        return name == null ? null : Source.position(name);
    }
}
