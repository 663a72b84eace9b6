package org.portalscope.protocol.host;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.ProtocolKeeper;

/** A host that also holds how the process uses each protocol, and the calls that its threads are in. */
public abstract class ThreadedHost extends ProtocolHost implements ProtocolKeeper {

    private final SortedMap<String, ProtocolUse> uses = new TreeMap<>();
    /** The calls that threads are in, the outermost first; each but the last waits for a function of the program, which makes the next one. */
    private final SortedMap<Integer, List<ResumableCall>> calls = new TreeMap<>();

    /** The protocol that a process uses so. */
    protected abstract Protocol protocol(ProtocolUse use);

    /** How the process uses a protocol; null if it has not called it. */
    public final ProtocolUse use(String protocol) {
        return uses.get(protocol);
    }

    /** How the process uses protocols, by their names. */
    public final Collection<ProtocolUse> uses() {
        return Collections.unmodifiableCollection(uses.values());
    }

    /** The calls of protocols that a thread is in, the outermost first: all but the last wait for a function of the program. */
    protected final List<ResumableCall> openCalls(int thread) {
        return Collections.unmodifiableList(calls.getOrDefault(thread, List.of()));
    }

    /** The highest number of a thread that is in a call; -1 without one. */
    protected final int lastThread() {
        return calls.isEmpty() ? -1 : calls.lastKey();
    }

    /** How the process uses the protocol of a call that a thread is in. */
    protected final ProtocolUse useOf(ResumableCall call) {
        String called = call.frames().get(0).procedure().name();
        return uses.values().stream().filter(use -> protocol(use).offers(called)).findFirst().orElseThrow();
    }

    /** What the match entries of the process are for, if it uses one protocol. */
    protected final EntryRoles rolesOfEntries() {
        return uses.size() == 1 ? protocol(uses.get(uses.firstKey())).entryRoles() : EntryRoles.UNKNOWN;
    }

    @Override
    @Mutation
    public final void setCall(int thread, ResumableCall before, ResumableCall after) {
        List<ResumableCall> open = calls.computeIfAbsent(thread, first -> new ArrayList<>());
        if (before != null) {
            open.remove(open.size() - 1);
        }
        if (after != null) {
            open.add(after);
        }
        if (open.isEmpty()) {
            calls.remove(thread);
        }
    }

    /** Sets how the process uses a protocol; null if it does not use it yet. */
    @Mutation
    public final void setUse(String protocol, ProtocolUse use) {
        if (use == null) {
            uses.remove(protocol);
        } else {
            uses.put(protocol, use);
        }
        usesChanged();
    }

    /** Runs after each {@link #setUse}. */
    protected void usesChanged() {
        // nothing in a host depends on it
    }

    /** Replaces how the process uses protocols, and the calls that its threads are in. */
    @Mutation
    protected final void restoreCalls(Map<String, ProtocolUse> newUses, Map<Integer, List<ResumableCall>> newCalls) {
        uses.clear();
        uses.putAll(newUses);
        calls.clear();
        newCalls.forEach((thread, open) -> calls.put(thread, new ArrayList<>(open)));
    }

    /**
     * What has to be saved.
     *
     * @param lost why nothing is known of protocols any more, as a part of a sentence; empty if it is known
     */
    protected final ProtocolsSaver saver(String lost) {
        ProtocolsSaver saver = saver(uses::get, lost);
        calls.forEach((thread, open) -> open.forEach(call -> saver.add(thread, useOf(call), call)));
        return saver;
    }

    /** The calls of all threads as a text. */
    protected final String dumpCalls() {
        return calls.toString();
    }
}
