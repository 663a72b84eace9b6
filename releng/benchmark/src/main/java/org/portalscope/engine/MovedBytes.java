package org.portalscope.engine;

import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_START;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;

/** Puts to the one entry of a list, with an event queue at the target, from memory of one kind into memory of the same kind. */
public class MovedBytes extends Settings {

    private static final long BITS = 7;

    /** Where the memory of a process lies. */
    public enum Placement {
        HEAP, DIRECT
    }

    @Param({"8", "1024", "65536"})
    public int bytes;

    @Param
    public Placement memory;

    private final Loopback loopback = new Loopback(true);
    private final long queue = loopback.allocateQueue();
    private long source;

    @Setup
    public void prepare() {
        source = loopback.bind(descriptor("source", Ptl.PTL_EQ_NONE));
        loopback.attach(loopback.append(BITS, 0), descriptor("target", queue));
    }

    private MdValues descriptor(String name, long eventq) {
        long start = memory == Placement.HEAP ? loopback.declare(name, bytes) : loopback.map(name, bytes);
        return new MdValues(start, bytes, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_MANAGE_REMOTE, 0, eventq);
    }

    @Benchmark
    public void put() {
        loopback.put(source, BITS);
        loopback.take(queue, PTL_EVENT_PUT_START);
        loopback.take(queue, PTL_EVENT_PUT_END);
    }
}
