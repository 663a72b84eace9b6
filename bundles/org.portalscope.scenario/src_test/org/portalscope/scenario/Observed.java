package org.portalscope.scenario;

import java.util.LinkedHashSet;
import java.util.Set;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Returned;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.WaitReturned;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.world.CompletionStarted;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Opening;

/** What the functions returned and which events were logged while a scenario ran, taken from its steps. */
final class Observed {

    private final Set<Outcome> outcomes = new LinkedHashSet<>();

    private Observed() {
    }

    static Set<Outcome> in(Scenario scenario) {
        Run run = new Run(scenario);
        run.toEnd();
        Observed observed = new Observed();
        run.transitions.forEach(transition -> transition.steps().forEach(step -> observed.add(transition.opening(), step)));
        return observed.outcomes;
    }

    private void add(Opening opening, Step step) {
        if (step instanceof Returned returned) {
            outcomes.add(new Outcome(returned.function().documentName(), returned.code().name()));
        } else if (step instanceof WaitReturned returned) {
            outcomes.add(new Outcome(Function.PTL_EQ_WAIT.documentName(), returned.result().code().name()));
        } else if (step instanceof EventLogged logged) {
            EventKind kind = logged.event().kind();
            outcomes.add(new Outcome(mover(opening, kind).documentName(), kind.name()));
        }
    }

    /** The function whose operation logs an event; an UNLINK event can come from both. */
    private static Function mover(Opening opening, EventKind kind) {
        return switch (kind) {
            case PTL_EVENT_SEND_START, PTL_EVENT_SEND_END, PTL_EVENT_SEND_FAIL, PTL_EVENT_ACK -> Function.PTL_PUT;
            case PTL_EVENT_PUT_START, PTL_EVENT_PUT_END, PTL_EVENT_PUT_FAIL -> Function.PTL_PUT;
            case PTL_EVENT_GET_START, PTL_EVENT_GET_END, PTL_EVENT_GET_FAIL -> Function.PTL_GET;
            case PTL_EVENT_REPLY_START, PTL_EVENT_REPLY_END, PTL_EVENT_REPLY_FAIL -> Function.PTL_GET;
            case PTL_EVENT_UNLINK -> message(opening).kind() == Message.Kind.PUT ? Function.PTL_PUT : Function.PTL_GET;
        };
    }

    /** The message whose arrival or completion is processed. */
    private static Message message(Opening opening) {
        return opening instanceof MessageDelivered delivered ? delivered.message() : ((CompletionStarted) opening).operation().message();
    }
}
