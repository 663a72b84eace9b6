package org.portalscope.engine;

import static org.portalscope.engine.api.EventKind.PTL_EVENT_GET_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_GET_START;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_REPLY_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_REPLY_START;

import org.openjdk.jmh.annotations.Benchmark;
import org.portalscope.engine.api.Ptl;

/** A get of 8 bytes with an event queue on both sides. */
public class SelfGet extends SelfOperation {

    private final long sourceQueue = loopback.allocateQueue();

    @Benchmark
    public void get() {
        loopback.get(source, requests.next());
        loopback.take(targetQueue, PTL_EVENT_GET_START);
        loopback.take(targetQueue, PTL_EVENT_GET_END);
        loopback.take(sourceQueue, PTL_EVENT_REPLY_START);
        loopback.take(sourceQueue, PTL_EVENT_REPLY_END);
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
        return Ptl.PTL_MD_OP_GET;
    }
}
