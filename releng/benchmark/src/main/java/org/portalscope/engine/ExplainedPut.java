package org.portalscope.engine;

import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_START;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

/** A put of 0 bytes to the last entry of a list, while a journal reads the outcome of every check. */
public class ExplainedPut extends Settings implements Journal {

    /** Entries in front of the one that accepts the request. */
    @Param({"100", "1000", "10000"})
    public int entries;

    private final Loopback loopback = new Loopback(false);
    private final long queue = loopback.allocateQueue();
    private final MdValues memory =
            new MdValues(0, 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, Ptl.PTL_EQ_NONE);
    private final long source = loopback.bind(memory);
    private Requests requests;
    private long refused;

    @Setup
    public void prepare() {
        MdValues target = new MdValues(0, 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, queue);
        requests = new FilledList(loopback, Criteria.EXACT).appendOthers(entries).append(1, 0, target).requests();
        loopback.explainTo(this);
    }

    /** Returns the checks refused so far. */
    @Benchmark
    public long put() {
        loopback.put(source, requests.next());
        loopback.take(queue, PTL_EVENT_PUT_START);
        loopback.take(queue, PTL_EVENT_PUT_END);
        return refused;
    }

    @Override
    public void note(Step step) {
        if (step instanceof Check check && !check.passed()) {
            refused++;
        }
    }

    @Override
    public void enter(Scope scope) {
    }

    @Override
    public void leave() {
    }
}
