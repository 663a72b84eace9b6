package org.portalscope.protocol.call;

import java.util.function.Predicate;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.QueueHandles;

/** Takes events out of queues, one with each transition, and has them dispatched. It is the only place where a call of a protocol waits. */
final class EventProgress extends ProcedureStep {

    /** No queue. */
    private static final long NONE = 0;

    private final Dispatcher dispatcher;
    private final Predicate<CallView> goal;
    private final StepAction reached;

    /**
     * @param goal    until when; null stands for: until the queues are empty, without waiting
     * @param reached what is done then, or null; it makes no call of Portals
     */
    EventProgress(Dispatcher dispatcher, Predicate<CallView> goal, StepAction reached) {
        super(false);
        this.dispatcher = dispatcher;
        this.goal = goal;
        this.reached = reached;
    }

    @Override
    boolean mayRun(CallView view) {
        return goal == null || ready(view) != NONE || goal.test(view); // who waits goes on because of an event, most times
    }

    @Override
    Continuation run(CallContext context) {
        return goal != null && goal.test(context) ? end(context) : goOnWaiting(context);
    }

    private Continuation end(CallContext context) {
        return reached == null ? Continuation.ON : reached.run(context);
    }

    @Override
    Continuation goOnWaiting(CallContext context) {
        long queue = ready(context);
        return queue != NONE ? take(queue, context) : goal == null ? end(context) : null;
    }

    private Continuation take(long queue, CallContext context) {
        EventOut event = context.eventOut();
        ReturnCode code = context.eqGet(queue, event);
        return code.succeeded() ? dispatcher.dispatch(event.data(), queue, context) : Continuation.fail(ProtocolError.of(code));
    }

    /** The first queue that an event is in. */
    private long ready(CallView view) {
        PortalsState portals = view.portals();
        QueueHandles queues = dispatcher.queues(view.state());
        for (int i = 0; i < queues.count(); i++) {
            long queue = queues.get(i);
            EventQueue found = portals.queue(queue);
            if (found != null && found.size() > 0) {
                return queue;
            }
        }
        return NONE;
    }
}
