package org.portalscope.scenario.thread;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.ProtocolKeeper;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.world.program.Failure;

/** What changes in the program of a process, whether it is a scenario's or one in Java: what protocols know of the process, and how it has ended. */
public abstract class AbstractProgramState implements ProtocolKeeper {

    private final SortedMap<String, ProtocolState> protocols = new TreeMap<>();
    private final SortedMap<String, ProtocolState> protocolsToRead = Collections.unmodifiableSortedMap(protocols);
    /** The protocol whose state was set last, and that state: a call asks for it with each transition. */
    private String lastProtocol;
    private ProtocolState lastState;
    private long barriersPassed;
    private boolean dead;
    private Failure failure;

    /** What a protocol knows of the process, or null before the first time. */
    public final ProtocolState protocol(String name) {
        ProtocolState state = present(name);
        if (state != null) {
            state.share();
        }
        return state;
    }

    /** What protocols know of the process, by their names. */
    public final SortedMap<String, ProtocolState> protocols() {
        protocols.values().forEach(ProtocolState::share);
        return protocolsToRead;
    }

    /** What a protocol knows of the process at this moment, to be looked at and not to be kept: a run of which nothing is kept may change it in place. */
    public final ProtocolState present(Protocol protocol) {
        ProtocolState state = present(protocol.name());
        return state == null ? protocol.start() : state;
    }

    /** The same of a protocol of some name, or null before the first time. */
    public final ProtocolState present(String name) {
        return name.equals(lastProtocol) ? lastState : protocols.get(name);
    }

    /**
     * What a protocol knows of the process before a call of it goes on.
     *
     * @param keepsEffects whether what it knows is kept with each change
     */
    public final ProtocolState toChange(Protocol protocol, boolean keepsEffects) {
        ProtocolState state = present(protocol);
        if (!keepsEffects) {
            return state.owned();
        }
        state.share();
        return state;
    }

    /** What protocols know of the process, as tables. */
    public final List<ProtocolTable> protocolTables() {
        return protocols.values().stream().map(ProtocolState::tables).flatMap(List::stream).toList();
    }

    /** What has not been freed though the use of its protocol has ended. */
    public final List<Phrase> leftovers() {
        return protocols.values().stream().map(ProtocolState::leftovers).flatMap(List::stream).toList();
    }

    /** The messages that came before their receives, as their protocol numbers them. */
    public final List<Long> unexpectedMessages() {
        return protocols.values().stream().map(ProtocolState::unexpectedQueue).flatMap(List::stream).toList();
    }

    /** What the call of a protocol that a thread is in still has to do, or null. */
    public abstract ResumableCall call(int thread);

    /** How many barriers it has passed. */
    public final long barriersPassed() {
        return barriersPassed;
    }

    public final boolean isDead() {
        return dead;
    }

    /** What ended the run, or null. */
    public final Failure failure() {
        return failure;
    }

    @Override
    @Mutation
    public final void setProtocol(String name, ProtocolState state) {
        if (state == null) {
            protocols.remove(name);
        } else {
            protocols.put(name, state);
        }
        lastProtocol = name;
        lastState = state;
    }

    @Override
    @Mutation
    public final void setBarriersPassed(long count) {
        barriersPassed = count;
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
        protocols.clear();
        protocols.putAll(newProtocols);
        lastProtocol = null;
        dead = isDead;
        failure = ended;
    }
}
