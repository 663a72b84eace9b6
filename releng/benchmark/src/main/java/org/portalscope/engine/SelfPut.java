package org.portalscope.engine;

import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_START;

import org.openjdk.jmh.annotations.Benchmark;
import org.portalscope.engine.api.Ptl;

/** A put of 0 bytes with an event queue at the target only. */
public class SelfPut extends SelfOperation {

    @Benchmark
    public void put() {
        loopback.put(source, requests.next());
        loopback.take(targetQueue, PTL_EVENT_PUT_START);
        loopback.take(targetQueue, PTL_EVENT_PUT_END);
    }

    @Override
    int bytes() {
        return 0;
    }

    @Override
    long sourceQueue() {
        return Ptl.PTL_EQ_NONE;
    }

    @Override
    int targetOptions() {
        return Ptl.PTL_MD_OP_PUT;
    }
}
