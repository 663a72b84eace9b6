package org.portalscope.analysis.excerpt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Returned;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.WaitReturned;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.state.WaitResult;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Transition;

/** The calls that came back in a transition. A call that waits counts where it goes on: there it takes its event. */
final class TransitionCalls {

    private final Transition transition;
    private final Deque<ApiCall> begun = new ArrayDeque<>();
    private final List<CausalCall> calls = new ArrayList<>();
    private OperationId operation;

    private TransitionCalls(Transition transition) {
        this.transition = transition;
        for (Input input : transition.inputs()) {
            if (input instanceof ApiCall call) {
                begun.add(call);
            } else if (input instanceof ImmediatePut put) {
                begun.add(put.call());
            }
        }
    }

    static List<CausalCall> of(Transition transition) {
        TransitionCalls reader = new TransitionCalls(transition);
        transition.steps().forEach(reader::read);
        return List.copyOf(reader.calls);
    }

    private void read(Step step) {
        if (step instanceof MessageSent sent && sent.message() instanceof Request) {
            operation = sent.message().operation();
        } else if (step instanceof Returned returned) {
            returned(returned);
        } else if (step instanceof WaitReturned waited) {
            WaitResult result = waited.result();
            ApiCall call = ApiCall.of(waited.thread(), Function.PTL_EQ_WAIT, result.eventq(), Location.WANTED);
            calls.add(new CausalCall(transition.number(), transition.process(), call, result.code(), Arrays.asList(null, result.event()), null));
        }
    }

    private void returned(Returned returned) {
        while (!begun.isEmpty() && begun.element().function() != returned.function()) {
            begun.remove(); // one that waits
        }
        if (!begun.isEmpty()) {
            calls.add(new CausalCall(transition.number(), transition.process(), begun.remove(), returned.code(), returned.outputs(), operation));
        }
        operation = null;
    }
}
