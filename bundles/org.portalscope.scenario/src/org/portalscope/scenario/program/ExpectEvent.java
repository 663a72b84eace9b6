package org.portalscope.scenario.program;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.PortalsProcess;
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
 * @param name       what the event is bound to, or null
 */
public record ExpectEvent(Place place, EventKind kind, Position position, Expression queue, List<Expression> conditions, String name,
        Position namePosition) implements Instruction {

    @Override
    public void declare(NameTable names) {
        if (name != null) {
            names.bind(name, Type.EVENT);
        }
    }

    @Override
    public void check(NameTable names, Problems problems) {
        queue.require(Type.EQ, names, problems);
        conditions.forEach(condition -> condition.require(Type.INTEGER, EventScope.names(names), problems));
        if (name != null) {
            names.require(name, namePosition, Type.EVENT, problems);
        }
    }

    @Override
    public Readiness readiness(ScenarioProgram program, PortalsProcess portals, int thread) {
        return EventWait.readiness(portals, thread);
    }

    @Override
    public void execute(Running running) throws EvaluationException {
        EventOut out = new EventOut();
        ReturnCode code = EventWait.perform(running,
                new Call(running.thread(), Function.PTL_EQ_WAIT, Arrays.asList(running.evaluate(queue).number(), out)));
        if (code != null && examine(running, code, out.value())) {
            if (name != null) {
                running.bind(name, new Value(Type.EVENT, out.value()));
            }
            running.moveOn();
        }
    }

    private boolean examine(Running running, ReturnCode code, Event event) throws EvaluationException {
        if (!code.succeeded()) {
            running.fail(queue.position(), "expected " + kind + ", but PtlEQWait returned " + code + " (" + code.meaning() + ")");
            return false;
        }
        boolean holds = running.require(event.kind() == kind, kind + " is next", position,
                "expected " + kind + ", found " + event.kind() + " from " + event.initiator());
        Values values = EventScope.values(event, running.values());
        for (int i = 0; holds && i < conditions.size(); i++) {
            Expression condition = conditions.get(i);
            holds = condition.evaluate(values).holds();
            running.require(holds, condition.text(), condition.position(),
                    holds ? "" : Conditions.failure(condition, values, kind.toString()));
        }
        return holds;
    }
}
