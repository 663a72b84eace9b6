package org.portalscope.scenario.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/**
 * A call of a protocol: {@code request = mailbox_receive(7, buffer);}. It takes as many transitions as it has steps; the thread stays before it
 * until it returns.
 *
 * @param result   what the result is bound to, or null
 * @param expected the error that it must answer, or null if it must succeed
 */
public record ProtocolCall(SourceLocation place, SourcePosition position, Target result, UsedProtocol protocol, ProtocolOperation operation,
        List<Argument> arguments, ProtocolError expected) implements Instruction {

    public ProtocolCall {
        arguments = List.copyOf(arguments);
    }

    @Override
    public void declare(NameTable names) {
        if (result != null) {
            result.declare(names, operation.result() == null ? Type.UNKNOWN : protocol.type(operation.result()));
        }
    }

    @Override
    public void check(NameTable names, Problems problems) {
        if (result != null && operation.result() == null) {
            problems.add(position, operation.name(), "a call with a result: this one has none");
        } else if (result != null) {
            result.check(names, protocol.type(operation.result()), problems);
        }
        int parameters = operation.procedure().parameters().size();
        if (arguments.size() != parameters) {
            problems.add(position, "<" + Numbers.count(arguments.size(), "argument") + ">", parameters + ": " + operation);
        }
        for (int i = 0; i < arguments.size(); i++) {
            check(arguments.get(i), i < parameters ? operation.procedure().parameters().get(i) : null, names, problems);
        }
    }

    private void check(Argument argument, CallVariable parameter, NameTable names, Problems problems) {
        if (argument.output() != null) {
            problems.add(argument.position(), "&" + argument.output().name(), "a value: the calls of " + protocol.protocol().name() + " have no outputs");
        } else if (argument.input() != null) {
            Type found = argument.input().check(names, problems);
            Type wanted = parameter == null ? Type.UNKNOWN : protocol.type(parameter.type());
            if (!found.agrees(wanted)) {
                problems.add(argument.position(), argument.input().text(), wanted.words() + " as " + parameter.name() + " of "
                        + operation.name() + ", not " + found.words());
            }
        }
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new ProtocolCall(place, position, result == null ? null : result.resolve(names), protocol, operation,
                arguments.stream().map(argument -> argument.resolve(names)).toList(), expected);
    }

    @Override
    public List<MatchBitField> matchBitFields() {
        return protocol.protocol().matchBits();
    }

    @Override
    public Optional<Protocol> calledProtocol() {
        return Optional.of(protocol.protocol());
    }

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return frame.call() == null || mayStep(frame.call(), frame) ? Readiness.READY : Readiness.WAITS;
    }

    private boolean mayStep(ResumableCall call, CallFrame frame) {
        return call.mayStep(frame.portals(), frame.program().protocol(protocol.protocol()));
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        if (context.frame().call() == null) {
            context.go(operation.name(), begin(context));
        }
        ResumableCall call = context.frame().call();
        if (mayStep(call, context.frame())) {
            ResumableCall after = context.step(protocol.protocol(), call);
            if (after.outcome() == null) {
                context.go(operation.name(), after);
            } else {
                context.go(operation.name(), null);
                returned(context, after.outcome());
            }
        }
    }

    private ResumableCall begin(ThreadContext context) throws EvaluationException {
        List<CallVariable> parameters = operation.procedure().parameters();
        List<Object> values = new ArrayList<>(arguments.size());
        for (int i = 0; i < arguments.size(); i++) {
            values.add(UsedProtocol.argument(parameters.get(i).type(), context.evaluate(arguments.get(i).input())));
        }
        return ResumableCall.of(operation.procedure(), values);
    }

    private void returned(ThreadContext context, CallOutcome outcome) {
        if (expected != null) {
            requireError(context, outcome.error());
        } else if (outcome.error() != null) {
            context.fail(position, operation.name() + ": " + outcome.error().words());
        } else {
            if (result != null) {
                context.bind(result, protocol.value(operation.result(), outcome.result()));
            }
            context.moveOn();
        }
    }

    private void requireError(ThreadContext context, ProtocolError found) {
        boolean holds = found != null && found.name().equals(expected.name());
        context.note(operation.name() + " answers " + expected, holds);
        if (holds) {
            context.moveOn();
        } else {
            context.fail(position, operation.name() + ": expected " + expected + ", found " + (found == null ? "no error" : found + ": " + found.words()));
        }
    }
}
