package org.portalscope.scenario.program;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.expression.EvaluationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.Position;
import org.portalscope.expression.Problems;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.expression.Values;
import org.portalscope.world.Place;
import org.portalscope.world.Program.Readiness;

/**
 * Takes the next event of a queue, waiting for it with PtlEQWait, and checks it: {@code expect PTL_EVENT_ACK in eq { mlength == 8 } as ack;}.
 *
 * @param conditions what must hold of the event; its members are names in them
 * @param target     what the event is bound to, or null
 */
public record ExpectEvent(Place place, EventKind kind, Position position, Expression queue, List<Expression> conditions, Target target)
        implements Instruction {

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
    public void execute(Running running) throws EvaluationException {
        EventOut out = new EventOut();
        ReturnCode code = EventWait.perform(running,
                new Call(running.thread(), Function.PTL_EQ_WAIT, Arrays.asList(queue.number(running.frame()), out)));
        if (code != null && examine(running, code, out.value())) {
            if (target != null) {
                running.bind(target, new Value(Type.EVENT, out.value()));
            }
            running.moveOn();
        }
    }

    private boolean examine(Running running, ReturnCode code, Event event) throws EvaluationException {
        if (!code.succeeded()) {
            running.fail(queue.position(), "expected " + kind + ", but PtlEQWait returned " + code + " (" + code.meaning() + ")");
            return false;
        }
        if (running.explains()) {
            running.note(kind + " is next", event.kind() == kind);
        }
        if (event.kind() != kind) {
            running.fail(position, "expected " + kind + ", found " + event.kind() + " from " + event.initiator());
            return false;
        }
        return conditionsHold(running, new EventScope.EventValues(event, running.frame()));
    }

    private boolean conditionsHold(Running running, Values values) throws EvaluationException {
        for (Expression condition : conditions) {
            boolean holds = condition.holds(values);
            running.note(condition.text(), holds);
            if (!holds) {
                running.fail(condition.position(), Conditions.failure(condition, values, kind.toString()));
                return false;
            }
        }
        return true;
    }
}
