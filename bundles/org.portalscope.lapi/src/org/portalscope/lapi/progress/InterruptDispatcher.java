package org.portalscope.lapi.progress;

import org.portalscope.engine.api.EventData;
import org.portalscope.lapi.state.LapiContext;
import org.portalscope.lapi.state.LapiState;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.QueueHandles;

/** Takes events as another dispatcher does, while {@code INTERRUPT_SET} is on. */
public final class InterruptDispatcher implements Dispatcher {

    private final Dispatcher dispatcher;

    public InterruptDispatcher(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    @Override
    public QueueHandles queues(ProtocolState state) {
        LapiContext context = ((LapiState) state).context();
        return context != null && context.interrupt() ? dispatcher.queues(state) : QueueHandles.NONE;
    }

    @Override
    public Continuation dispatch(EventData event, long queue, CallContext context) {
        return dispatcher.dispatch(event, queue, context);
    }
}
