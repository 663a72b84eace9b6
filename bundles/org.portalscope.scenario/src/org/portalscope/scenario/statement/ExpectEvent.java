package org.portalscope.scenario.statement;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Location;
import org.portalscope.expression.Expression;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.Conditions;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.Program.Readiness;
import org.portalscope.world.program.SourceLocation;

/**
 * Takes the next event of a queue, waiting for it with PtlEQWait, and checks it: {@code expect PTL_EVENT_ACK in eq { mlength == 8 } as ack;}.
 *
 * @param conditions what must hold of the event; its members are names in them
 * @param target     what the event is bound to, or null
 */
public record ExpectEvent(SourceLocation place, EventKind kind, SourcePosition position, Expression queue, List<Expression> conditions, Target target)
        implements Instruction {

    public ExpectEvent {
        conditions = List.copyOf(conditions);
    }

    @Override
    public void declare(NameTable names) {
        if (target != null) {
            target.declare(names, Type.EVENT);
        }
    }

    @Override
    public void check(NameTable names, Problems problems) {
        queue.require(Type.EQ, names, problems);
        conditions.forEach(condition -> condition.require(Type.INTEGER, new EventScope.Scope(names), problems));
        if (target != null) {
            target.check(names, Type.EVENT, problems);
        }
    }

    @Override
    public boolean isExpectation() {
        return true;
    }

    @Override
    public Instruction resolve(NameTable names) {
        EventScope.Scope scope = new EventScope.Scope(names);
        return new ExpectEvent(place, kind, position, queue.resolve(names), conditions.stream().map(condition -> condition.resolve(scope)).toList(),
                target == null ? null : target.resolve(names));
    }

    @Override
    public Readiness readiness(CallFrame frame, int thread) {
        return EventWait.readiness(frame.portals(), thread);
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        Answer answer = EventWait.perform(context,
                ApiCall.of(context.thread(), Function.PTL_EQ_WAIT, queue.number(context.frame()), Location.WANTED));
        Event event = (Event) answer.output(1);
        if (answer.code() != null && examine(context, answer.code(), event)) {
            if (target != null) {
                context.bind(target, new Value(Type.EVENT, event));
            }
            context.moveOn();
        }
    }

    private boolean examine(ThreadContext context, ReturnCode code, Event event) throws EvaluationException {
        if (!code.succeeded()) {
            context.fail(queue.position(), "expected " + kind + ", but PtlEQWait returned " + code + " (" + code.meaning() + ")");
            return false;
        }
        if (context.explains()) {
            context.note(kind + " is next", event.kind() == kind);
        }
        if (event.kind() != kind) {
            context.fail(position, "expected " + kind + ", found " + event.kind() + " from " + event.initiator());
            return false;
        }
        return conditionsHold(context, new EventScope.EventValues(event, context.frame()));
    }

    private boolean conditionsHold(ThreadContext context, ValueScope values) throws EvaluationException {
        for (Expression condition : conditions) {
            boolean holds = condition.holds(values);
            context.note(condition.text(), holds);
            if (!holds) {
                context.fail(condition.position(), Conditions.failure(condition, values, kind.toString()));
                return false;
            }
        }
        return true;
    }
}
