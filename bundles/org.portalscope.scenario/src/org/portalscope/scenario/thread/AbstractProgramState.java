package org.portalscope.scenario.thread;

import java.util.SortedMap;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.ProtocolKeeper;
import org.portalscope.protocol.host.ProtocolHost;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.world.program.Failure;

/** What changes in the program of a process, whether it is a scenario's or one in Java: what protocols know of the process, and how it has ended. */
public abstract class AbstractProgramState extends ProtocolHost implements ProtocolKeeper {

    private boolean dead;
    private Failure failure;

    /** What the call of a protocol that a thread is in still has to do, or null. */
    public abstract ResumableCall call(int thread);

    public final boolean isDead() {
        return dead;
    }

    /** What ended the run, or null. */
    public final Failure failure() {
        return failure;
    }

    /** Sets whether the process has died. */
    @Mutation
    public final void setDead(boolean isDead) {
        dead = isDead;
    }

    /** Sets what ended the run, or null. */
    @Mutation
    public final void setFailure(Failure ended) {
        failure = ended;
    }

    /** Replaces what protocols know of the process, and how the program has ended. */
    @Mutation
    public final void restore(SortedMap<String, ProtocolState> newProtocols, boolean isDead, Failure ended) {
        restoreProtocols(newProtocols);
        dead = isDead;
        failure = ended;
    }
}
