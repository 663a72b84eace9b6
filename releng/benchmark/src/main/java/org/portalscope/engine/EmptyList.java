package org.portalscope.engine;

import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_START;

import org.openjdk.jmh.annotations.Benchmark;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;

/** Puts to the one entry of a list, in three ways that tell what a queue, data, and inputs of their own cost. */
public class EmptyList extends Settings {

    private final Target silent = new Target(true, 0, false);
    private final Target loud = new Target(true, Long.BYTES, true);
    private final Target parted = new Target(false, 0, true);

    /** 0 bytes, without events. */
    @Benchmark
    public void noQueue() {
        silent.loopback.put(silent.source, Target.BITS);
    }

    /** 8 bytes, event queue at the target. */
    @Benchmark
    public void eightBytes() {
        loud.put();
    }

    /** 0 bytes, event queue at the target, header and data as inputs of their own. */
    @Benchmark
    public void inParts() {
        parted.put();
    }

    private static final class Target {

        private static final long BITS = 7;

        private final Loopback loopback;
        private final long queue;
        private final long source;

        Target(boolean whole, int bytes, boolean hasQueue) {
            loopback = new Loopback(whole);
            queue = hasQueue ? loopback.allocateQueue() : Ptl.PTL_EQ_NONE;
            source = loopback.bind(memory("source", bytes, Ptl.PTL_EQ_NONE));
            loopback.attach(loopback.append(BITS, 0), memory("target", bytes, queue));
        }

        private MdValues memory(String name, int bytes, long eventq) {
            return new MdValues(loopback.declare(name, bytes), bytes, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE,
                    Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_MANAGE_REMOTE, 0, eventq);
        }

        void put() {
            loopback.put(source, BITS);
            loopback.take(queue, PTL_EVENT_PUT_START);
            loopback.take(queue, PTL_EVENT_PUT_END);
        }
    }
}
