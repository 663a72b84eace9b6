package org.portalscope.scenario.statement;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.protocol.Protocol;
import org.portalscope.scenario.protocol.ProtocolOperation;
import org.portalscope.scenario.protocol.ProtocolState;
import org.portalscope.scenario.protocol.ResumableCall;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/**
 * A call of a protocol: {@code request = mailbox_receive(7, buffer);}. It takes as many transitions as its activity has steps; the thread stands
 * before it until it returns.
 *
 * @param result what the result is bound to, or null
 */
public record ProtocolCall(SourceLocation place, SourcePosition position, Target result, Protocol protocol, ProtocolOperation operation, List<Argument> arguments)
        implements Instruction {

    @Override
    public void declare(NameTable names) {
        if (result != null) {
            result.declare(names, operation.result() == null ? Type.UNKNOWN : operation.result());
        }
    }

    @Override
    public void check(NameTable names, Problems problems) {
        if (result != null && operation.result() == null) {
            problems.add(position, operation.name(), "a call with a result: this one has none");
        } else if (result != null) {
            result.check(names, operation.result(), problems);
        }
        int parameters = operation.parameters().size();
        if (arguments.size() != parameters) {
            problems.add(position, "<" + Numbers.count(arguments.size(), "argument") + ">", parameters + ": " + operation);
        }
        for (int i = 0; i < arguments.size(); i++) {
            check(arguments.get(i), i < parameters ? operation.parameters().get(i) : null, names, problems);
        }
    }

    private void check(Argument argument, ProtocolOperation.Parameter parameter, NameTable names, Problems problems) {
        if (argument.output() != null) {
            problems.add(argument.position(), "&" + argument.output().name(), "a value: the calls of " + protocol.name() + " have no outputs");
        } else if (argument.input() != null) {
            Type found = argument.input().check(names, problems);
            if (parameter != null && !found.agrees(parameter.type())) {
                problems.add(argument.position(), argument.input().text(), parameter.type().words() + " as " + parameter.name() + " of "
                        + operation.name() + ", not " + found.words());
            }
        }
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new ProtocolCall(place, position, result == null ? null : result.resolve(names), protocol, operation,
                arguments.stream().map(argument -> argument.resolve(names)).toList());
    }

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return frame.call() == null || mayStep(frame.call(), frame) ? Readiness.READY : Readiness.WAITS;
    }

    private boolean mayStep(ResumableCall call, CallFrame frame) {
        return call.condition().holds(frame.portals(), stateOf(frame.program()));
    }

    private ProtocolState stateOf(ProgramState program) {
        ProtocolState state = program.protocol(protocol.name());
        return state == null ? protocol.start() : state;
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        ResumableCall before = context.frame().call();
        ResumableCall call = before == null ? begin(context) : before;
        if (!mayStep(call, context.frame())) {
            context.go(operation.name(), call);
            return;
        }
        ResumableCall after = context.step(protocol, call, message -> context.fail(position, operation.name() + ": " + message));
        if (after instanceof ResumableCall.Done done) {
            returned(context, before, done.result());
        } else if (after != null) {
            context.go(operation.name(), after);
        }
    }

    private ResumableCall begin(ThreadContext context) throws EvaluationException {
        List<Value> values = new ArrayList<>(arguments.size());
        for (Argument argument : arguments) {
            values.add(context.evaluate(argument.input()));
        }
        return operation.start().with(values);
    }

    private void returned(ThreadContext context, ResumableCall before, Value value) {
        if (before != null) {
            context.go(operation.name(), null);
        }
        if (result != null) {
            context.bind(result, value);
        }
        context.moveOn();
    }
}
