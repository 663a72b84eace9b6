package org.portalscope.engine;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;

/**
 * An operation of a process with itself, from its call until the last of its events is taken. Requests are meant for entries at
 * random positions of the match list.
 */
public abstract class SelfOperation extends Settings {

    private static final int TARGETS = 64;

    /** Entries of the match list that no request is meant for; if there are none, the list has one entry in all. */
    @Param({"0", "1", "10", "100", "1000", "10000", "100000"})
    public int entries;

    @Param
    public Criteria list;

    final Loopback loopback = new Loopback(isWhole());
    final long targetQueue = loopback.allocateQueue();
    long source;
    Requests requests;

    @Setup
    public void prepare() {
        source = loopback.bind(memory("source", bytes(), Ptl.PTL_MD_OP_PUT, sourceQueue()));
        int targets = entries == 0 ? 1 : TARGETS;
        MdValues memory = memory("target", bytes() * targets, targetOptions() | Ptl.PTL_MD_MANAGE_REMOTE, targetQueue);
        requests = new FilledList(loopback, list).append(targets, entries, withLength(memory, bytes())).requests();
    }

    /** Whether a message is taken with its data; if not, other inputs could come between header and data. */
    boolean isWhole() {
        return true;
    }

    /** Bytes that an operation moves. */
    abstract int bytes();

    /** The queue for the initiator's events, or {@code PTL_EQ_NONE}. */
    abstract long sourceQueue();

    /** The operations that the targets' descriptors respond to. */
    abstract int targetOptions();

    private MdValues memory(String name, int length, int options, long eventq) {
        return new MdValues(loopback.declare(name, length), length, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, options, 0, eventq);
    }

    private static MdValues withLength(MdValues values, int length) {
        return new MdValues(values.start(), length, values.threshold(), values.maxOffset(), values.options(), values.userPtr(),
                values.eventq());
    }
}
