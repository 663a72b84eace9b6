package org.portalscope.lapi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.protocol.value.QueueHandles;

/**
 * The Portals objects that LAPI has from {@code LAPI_Init} to {@code LAPI_Term}, whatever the epoch.
 *
 * @param networkInterface of all of them
 * @param originQueue      event queue of what this task sends
 * @param targetQueue      event queue of what other tasks send it
 * @param signal           descriptor without memory, by which completions and control messages are put
 * @param queues           the event queues, in the order in which their events are taken
 */
public record LapiEndpoint(long networkInterface, long originQueue, long targetQueue, long signal, QueueHandles queues) {

    /** What this task has sent comes first, so that a message has left before its completion is seen. */
    public LapiEndpoint(long networkInterface, long originQueue, long targetQueue, long signal) {
        this(networkInterface, originQueue, targetQueue, signal, QueueHandles.of(originQueue, targetQueue));
    }

    void write(FieldWriter out) {
        out.handle(networkInterface);
        out.handle(originQueue);
        out.handle(targetQueue);
        out.handle(signal);
    }

    static LapiEndpoint read(FieldReader in) {
        return new LapiEndpoint(in.handle(), in.handle(), in.handle(), in.handle());
    }
}
