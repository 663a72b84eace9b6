package org.portalscope.engine;

import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_START;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_SEND_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_SEND_START;

import org.openjdk.jmh.annotations.Benchmark;
import org.portalscope.engine.api.Ptl;

/** A put of 8 bytes with an event queue on both sides. */
public class SelfPutWithEvents extends SelfOperation {

    private final long sourceQueue = loopback.allocateQueue();

    @Benchmark
    public void put() {
        loopback.put(source, requests.next());
        loopback.take(sourceQueue, PTL_EVENT_SEND_START);
        loopback.take(sourceQueue, PTL_EVENT_SEND_END);
        loopback.take(targetQueue, PTL_EVENT_PUT_START);
        loopback.take(targetQueue, PTL_EVENT_PUT_END);
    }

    @Override
    int bytes() {
        return 8;
    }

    @Override
    long sourceQueue() {
        return sourceQueue;
    }

    @Override
    int targetOptions() {
        return Ptl.PTL_MD_OP_PUT;
    }
}
