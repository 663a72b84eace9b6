package org.portalscope.protocol.host;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.state.ProtocolState;

/** What protocols know of one process: a state for each protocol that it has called, and the barriers that it has passed. */
public abstract class ProtocolHost {

    private final SortedMap<String, ProtocolState> protocols = new TreeMap<>();
    private final SortedMap<String, ProtocolState> protocolsToRead = Collections.unmodifiableSortedMap(protocols);
    /** The protocol whose state was set last, and that state: a call asks for it with each transition. */
    private String lastProtocol;
    private ProtocolState lastState;
    private long barriersPassed;

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
    final ProtocolState toChange(Protocol protocol, boolean keepsEffects) {
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

    /** How many barriers the process has passed, those outside of calls included. */
    public final long barriersPassed() {
        return barriersPassed;
    }

    /** Sets what a protocol knows of the process; null for nothing yet. */
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

    /** Sets how many barriers the process has passed. */
    @Mutation
    public final void setBarriersPassed(long count) {
        barriersPassed = count;
    }

    /** Replaces what protocols know of the process. */
    @Mutation
    protected final void restoreProtocols(Map<String, ProtocolState> states) {
        protocols.clear();
        protocols.putAll(states);
        lastProtocol = null;
    }

    /**
     * What has to be saved of the states and the barriers.
     *
     * @param use how the process uses a protocol of some name
     */
    public final ProtocolsSaver saver(Function<String, ProtocolUse> use) {
        return saver(use, "");
    }

    /**
     * The same of a process of which nothing may be known any more.
     *
     * @param lost why, as a part of a sentence; empty if it is known
     */
    protected final ProtocolsSaver saver(Function<String, ProtocolUse> use, String lost) {
        ProtocolsSaver saver = new ProtocolsSaver(barriersPassed, lost);
        protocols.forEach((name, state) -> saver.add(use.apply(name), state));
        return saver;
    }
}
