package org.portalscope.scenario.statement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.expression.Expression;
import org.portalscope.expression.tree.SliceExpression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.CallParameter.Direction;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Signature;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/**
 * A call of a protocol: {@code request = mailbox_receive(7, buffer);}. It takes as many transitions as it has steps; the thread stays before it
 * until it returns.
 *
 * @param result   what the result is bound to, or null
 * @param name     of the call
 * @param expected the error that it must answer, or null if it must succeed
 */
public record ProtocolCall(SourceLocation place, SourcePosition position, Target result, UsedProtocol protocol, String name,
        List<Argument> arguments, ProtocolError expected) implements Instruction {

    public ProtocolCall {
        arguments = List.copyOf(arguments);
    }

    /** What is called, with the parameters that the protocol has. */
    public ProtocolOperation operation() {
        return protocol.operation(name);
    }

    @Override
    public void declare(NameTable names) {
        if (result != null) {
            result.declare(names, operation().result() == null ? Type.UNKNOWN : protocol.type(operation().result()));
        }
        OutputOrder order = order();
        boolean isOpen = order.evidence(names) == OutputOrder.Evidence.NONE; // what another statement binds the names to may tell
        List<Argument> ordered = order.ordered(names);
        for (int i = 0; i < ordered.size(); i++) {
            Target output = ordered.get(i).output();
            CallParameter parameter = i < operation().parameters().size() ? operation().parameters().get(i) : null;
            if (output != null && (parameter == null || parameter.direction() != Direction.IN_OUT || names.has(output.name()))) {
                boolean isTyped = parameter != null && parameter.isOutput() && !(isOpen && order.isOpen(i));
                output.declare(names, isTyped ? protocol.type(parameter.variable().type()) : Type.UNKNOWN);
            }
        }
    }

    private OutputOrder order() {
        return new OutputOrder(protocol, operation(), arguments);
    }

    /** Gives the names their types whose order no other statement has told. */
    private void declareInOrder(NameTable names) {
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i).output() != null && order().isOpen(i)) {
                arguments.get(i).output().declare(names, protocol.type(operation().parameters().get(i).variable().type()));
            }
        }
    }

    @Override
    public void check(NameTable names, Problems problems) {
        if (result != null && operation().result() == null) {
            problems.add(position, name, "a call with a result: this one has none");
        } else if (result != null) {
            result.check(names, protocol.type(operation().result()), problems);
        }
        order().warn(names, problems);
        if (order().evidence(names) == OutputOrder.Evidence.NONE) {
            declareInOrder(names);
        }
        new ProtocolArgumentCheck(protocol, operation(), names, problems).check(position, order().ordered(names));
    }

    @Override
    public Instruction resolve(NameTable names) {
        List<Argument> resolved = new ArrayList<>();
        List<Argument> ordered = order().ordered(names);
        for (int i = 0; i < ordered.size(); i++) {
            boolean isBoth = operation().parameters().get(i).direction() == Direction.IN_OUT;
            resolved.add((isBoth ? ordered.get(i).withValue() : ordered.get(i)).resolve(names));
        }
        return new ProtocolCall(place, position, result == null ? null : result.resolve(names), protocol, name, resolved, expected);
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
    public boolean isBarrier() {
        return operation().procedure().hasBarrier();
    }

    @Override
    public boolean isAtBarrier(CallFrame frame) {
        return frame.call() != null && frame.call().isAtBarrier();
    }

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return isAtBarrier(frame) ? Readiness.AT_BARRIER
                : frame.call() == null || frame.call().isCallingBack() || mayStep(frame.call(), frame) ? Readiness.READY : Readiness.WAITS;
    }

    private boolean mayStep(ResumableCall call, CallFrame frame) {
        return call.mayStep(frame.portals(), frame.program().present(protocol.protocol()));
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        boolean begins = context.frame().call() == null;
        if (begins) {
            Optional<ProtocolError> refused = refused();
            if (refused.isPresent()) {
                returned(context, new CallOutcome(null, Collections.nCopies(operation().procedure().outputs().size(), null), refused.get()));
                return;
            }
            context.begin(protocol.protocol(), operation().procedure(), inputs(context));
        }
        ResumableCall call = context.frame().call();
        ResumableCall after = call.isCallingBack() || begins && call.isAtBarrier() ? call : context.step(protocol.protocol(), call);
        if (after.outcome() != null) {
            context.go(name, null);
            returned(context, after.outcome());
            return;
        }
        if (after != call) {
            context.go(name, after);
        }
        if (after.isCallingBack()) {
            callBack(context, after);
        }
    }

    /** Why the call fails before its first step: an output is not wanted that has to be. */
    private Optional<ProtocolError> refused() {
        return IntStream.range(0, arguments.size()).filter(i -> arguments.get(i).output() == null).mapToObj(operation().parameters()::get)
                .map(CallParameter::ifNull).filter(Objects::nonNull).findFirst();
    }

    private List<Object> inputs(ThreadContext context) throws EvaluationException {
        List<Object> values = new ArrayList<>(arguments.size());
        for (int i = 0; i < arguments.size(); i++) {
            if (operation().parameters().get(i).isInput()) {
                values.add(value(context, operation().parameters().get(i).variable().type(), arguments.get(i).input()));
            }
        }
        return values;
    }

    /** The value of an argument; a part of a region, or an address, stands for its memory where that is wanted. */
    private static Object value(ThreadContext context, ValueType type, Expression input) throws EvaluationException {
        if (type.kind() == ValueType.Kind.BUFFER && input instanceof SliceExpression slice) {
            return UsedProtocol.buffer(slice.memory(context.frame()));
        }
        Value value = context.evaluate(input);
        return type.kind() == ValueType.Kind.BUFFER && value.type() == Type.INTEGER
                ? UsedProtocol.buffer(value.number(), context.frame().portals().memory().regions())
                : UsedProtocol.argument(type, value);
    }

    /** Calls the function that a call waits for. */
    private void callBack(ThreadContext context, ResumableCall call) {
        Callback callback = call.callback(context.frame().portals(), context.program().present(protocol.protocol())).orElseThrow();
        Signature function = context.program().function(callback.function());
        if (callback.mayBeMissing() && (function == null || !protocol.fits(function, callback.type()))) {
            context.returnTo(name, null);
        } else if (function == null) {
            context.fail(position, name + ": the process has no function " + callback.function() + ", which should be " + callback.type().words()
                    + ": pass " + protocol.head(callback.type()));
        } else if (!protocol.fits(function, callback.type())) {
            context.fail(position, name + ": " + function + " cannot be " + callback.type().words() + ": pass " + protocol.head(callback.type()));
        } else {
            context.enter(function.body(), protocol.values(callback), position);
        }
    }

    @Override
    public boolean returned(ThreadContext context, Value value) {
        ValueType wanted = context.frame().call().wanted();
        context.returnTo(name, wanted == null ? null : UsedProtocol.argument(wanted, value));
        return false;
    }

    @Override
    public List<Integer> handed() {
        return arguments.stream().map(Argument::input).filter(Objects::nonNull).flatMap(TypedArguments::functions).map(Signature::body).toList();
    }

    private void returned(ThreadContext context, CallOutcome outcome) {
        if (expected != null ? !isExpected(context, outcome.error()) : isFailure(context, outcome.error())) {
            return;
        }
        bindOutputs(context, outcome);
        if (result != null && outcome.error() == null) {
            context.bind(result, protocol.value(operation().result(), outcome.result()));
        }
        context.moveOn();
    }

    private void bindOutputs(ThreadContext context, CallOutcome outcome) {
        int stored = 0;
        for (int i = 0; i < arguments.size(); i++) {
            CallParameter parameter = operation().parameters().get(i);
            Object value = parameter.isOutput() ? outcome.outputs().get(stored++) : null;
            if (value != null && arguments.get(i).output() != null) {
                context.bind(arguments.get(i).output(), protocol.value(parameter.variable().type(), value));
            }
        }
    }

    private boolean isFailure(ThreadContext context, ProtocolError found) {
        if (found != null) {
            context.fail(position, name + ": " + found.words(context.names()));
        }
        return found != null;
    }

    private boolean isExpected(ThreadContext context, ProtocolError found) {
        boolean holds = found != null && found.name().equals(expected.name());
        context.note(name + " answers " + expected, holds);
        if (!holds) {
            context.fail(position, name + ": expected " + expected + ", found " + (found == null ? "no error" : found + ": " + found.words(context.names())));
        }
        return holds;
    }
}
