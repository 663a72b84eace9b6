package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Position;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.scenario.protocol.Activity;
import org.portalscope.scenario.protocol.Operation;
import org.portalscope.scenario.protocol.Protocol;
import org.portalscope.world.Place;
import org.portalscope.world.Program.Readiness;

/**
 * A call of a protocol: {@code request = mailbox_receive(7, buffer);}. It takes as many transitions as its activity has steps; the thread stands
 * before it until it returns.
 *
 * @param result what the result is bound to, or null
 */
public record ProtocolCall(Place place, Position position, Target result, Protocol protocol, Operation operation, List<Argument> arguments)
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

    private void check(Argument argument, Operation.Parameter parameter, NameTable names, Problems problems) {
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
        return frame.activity == null || mayStep(frame.activity, frame) ? Readiness.READY : Readiness.WAITS;
    }

    private boolean mayStep(Activity activity, CallFrame frame) {
        return activity.condition().holds(frame.portals(), frame.program.protocol(protocol));
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        Activity before = running.frame().activity;
        Activity activity = before == null ? begin(running) : before;
        if (!mayStep(activity, running.frame())) {
            running.go(operation.name(), activity);
            return;
        }
        ProtocolTurn turn = new ProtocolTurn(running, protocol, message -> running.fail(position, operation.name() + ": " + message));
        Activity after = activity.step(turn);
        if (turn.hasFailed()) {
            return;
        }
        if (after instanceof Activity.Done done) {
            returned(running, before, done.result());
        } else {
            running.go(operation.name(), after);
        }
    }

    private Activity begin(Running running) throws EvaluationException {
        List<Value> values = new ArrayList<>(arguments.size());
        for (Argument argument : arguments) {
            values.add(running.evaluate(argument.input()));
        }
        return operation.start().with(values);
    }

    private void returned(Running running, Activity before, Value value) {
        if (before != null) {
            running.go(operation.name(), null);
        }
        if (result != null) {
            running.bind(result, value);
        }
        running.moveOn();
    }
}
