package org.portalscope.lapi.progress;

import org.portalscope.engine.api.EventData;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.QueueHandles;

/** Takes no events: a thread that waits with it makes no progress. */
public final class SleepingDispatcher implements Dispatcher {

    @Override
    public QueueHandles queues(ProtocolState state) {
        return QueueHandles.NONE;
    }

    @Override
    public Continuation dispatch(EventData event, long queue, CallContext context) {
        throw new IllegalStateException("a thread that sleeps takes no event");
    }
}
