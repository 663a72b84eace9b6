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

/** Holds the states of the protocols that one process calls, and counts the barriers that it passes. */
public abstract class ProtocolHost {

    private final SortedMap<String, ProtocolState> protocols = new TreeMap<>();
    private final SortedMap<String, ProtocolState> protocolsToRead = Collections.unmodifiableSortedMap(protocols);
    /** The protocol whose state was set last, and that state: a call asks for it with each transition. */
    private String lastProtocol;
    private ProtocolState lastState;
    private long barriersPassed;

    /** The state of a protocol in the process, which may be kept; null before its first change. */
    public final ProtocolState protocol(String name) {
        ProtocolState state = present(name);
        if (state != null) {
            state.share();
        }
        return state;
    }

    /** The states of all protocols by their names, which may be kept. */
    public final SortedMap<String, ProtocolState> protocols() {
        protocols.values().forEach(ProtocolState::share);
        return protocolsToRead;
    }

    /** The state of a protocol to read at once and not to keep: a run that keeps no effects may change it in place. */
    public final ProtocolState present(Protocol protocol) {
        ProtocolState state = present(protocol.name());
        return state == null ? protocol.start() : state;
    }

    /** The state of the protocol of a name, to read at once and not to keep; null before its first change. */
    public final ProtocolState present(String name) {
        return name.equals(lastProtocol) ? lastState : protocols.get(name);
    }

    /**
     * The state of a protocol for the next step of a call.
     *
     * @param keepsEffects whether effects keep the states before and after each change
     */
    final ProtocolState toChange(Protocol protocol, boolean keepsEffects) {
        ProtocolState state = present(protocol);
        if (!keepsEffects) {
            return state.owned();
        }
        state.share();
        return state;
    }

    /** The tables of all states. */
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

    /** Sets the state of a protocol; null removes it. */
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

    /** Replaces the states of all protocols. */
    @Mutation
    protected final void restoreProtocols(Map<String, ProtocolState> states) {
        protocols.clear();
        protocols.putAll(states);
        lastProtocol = null;
    }

    /**
     * A saver with the states and the number of barriers passed.
     *
     * @param use how the process uses a protocol of some name
     */
    public final ProtocolsSaver saver(Function<String, ProtocolUse> use) {
        return saver(use, "");
    }

    /**
     * A saver for a process whose states may be lost.
     *
     * @param lost why, as a part of a sentence; empty if it is known
     */
    protected final ProtocolsSaver saver(Function<String, ProtocolUse> use, String lost) {
        ProtocolsSaver saver = new ProtocolsSaver(barriersPassed, lost);
        protocols.forEach((name, state) -> saver.add(use.apply(name), state));
        return saver;
    }
}
