package org.portalscope.engine;

import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_START;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.world.KeptTransition;
import org.portalscope.world.Transition;

/** A put of 0 bytes to the last entry of a list, whose steps are all kept. */
public class ExplainedPut extends Settings {

    /** Entries in front of the one that accepts the request. */
    @Param({"0", "100", "1000", "10000"})
    public int entries;

    private final Loopback loopback = new Loopback(false);
    private final long queue = loopback.allocateQueue();
    private final MdValues memory =
            new MdValues(0, 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, Ptl.PTL_EQ_NONE);
    private final long source = loopback.bind(memory);
    private final KeptTransition kept = new KeptTransition();
    private Requests requests;

    @Setup
    public void prepare() {
        MdValues target = new MdValues(0, 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, queue);
        requests = new FilledList(loopback, Criteria.EXACT).appendOthers(entries).append(1, 0, target).requests();
        loopback.explainTo(kept.journal());
    }

    /** Returns what was kept. */
    @Benchmark
    public Transition put() {
        loopback.put(source, requests.next());
        loopback.take(queue, PTL_EVENT_PUT_START);
        loopback.take(queue, PTL_EVENT_PUT_END);
        return kept.finish();
    }
}
