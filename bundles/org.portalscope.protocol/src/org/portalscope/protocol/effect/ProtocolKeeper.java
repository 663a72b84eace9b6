package org.portalscope.protocol.effect;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.ProtocolState;

/** The part of a process that keeps what protocols know of it, and how far its threads are in their calls. */
public interface ProtocolKeeper {

    /** Sets what a protocol knows of the process; null for nothing yet. */
    @Mutation
    void setProtocol(String name, ProtocolState state);

    /**
     * Sets what the call of a protocol that a thread is in still has to do.
     *
     * @param before what it had to do; null if the call begins
     * @param after  null if it returns
     */
    @Mutation
    void setCall(int thread, ResumableCall before, ResumableCall after);

    /** Sets how many barriers the process has passed. */
    @Mutation
    void setBarriersPassed(long count);
}
