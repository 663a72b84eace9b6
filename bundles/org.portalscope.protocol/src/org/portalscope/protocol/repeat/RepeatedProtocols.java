package org.portalscope.protocol.repeat;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.host.ThreadedHost;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.ConstantNames;

/**
 * What protocols know of a process whose calls are run again, and how far its threads are in them. Once that is lost, since a call does something else than was
 * recorded, nothing is known of any.
 */
public class RepeatedProtocols extends ThreadedHost {

    private final KnownProtocols known;
    private final Runnable meetingChanged;
    /** Where threads wait that are at a barrier outside of calls. */
    private final SortedMap<Integer, BarrierReached> barriers = new TreeMap<>();
    private String lost = "";

    /** @param meetingChanged is run when the process uses protocols otherwise than before, or a thread comes to a barrier outside of calls, or passes it */
    public RepeatedProtocols(KnownProtocols known, Runnable meetingChanged) {
        this.known = known;
        this.meetingChanged = meetingChanged;
    }

    final KnownProtocols known() {
        return known;
    }

    @Override
    protected final Protocol protocol(ProtocolUse use) {
        return known.of(use).protocol();
    }

    /** The innermost call of a protocol that a thread is in; null if it is in none, or nothing is known. */
    public final ResumableCall call(int thread) {
        List<ResumableCall> open = calls(thread);
        return open.isEmpty() ? null : open.get(open.size() - 1);
    }

    /** The calls of protocols that a thread is in, the outermost first: all but the last wait for a function of the program. Empty if nothing is known. */
    public final List<ResumableCall> calls(int thread) {
        return isLost() ? List.of() : openCalls(thread);
    }

    /** How many threads there are at least, since these are in calls or at barriers. */
    public final int activeThreads() {
        int calling = isLost() ? 0 : lastThread() + 1;
        return barriers.isEmpty() ? calling : Math.max(calling, barriers.lastKey() + 1);
    }

    /** Where a thread waits if it is at a barrier outside of calls; else null. */
    public final BarrierReached barrier(int thread) {
        return barriers.get(thread);
    }

    /** Whether some thread is at a barrier outside of calls. */
    public final boolean hasThreadAtBarrier() {
        return !barriers.isEmpty();
    }

    /** What a protocol knows of the process that a thread's call is of. */
    public final ProtocolState stateOf(ResumableCall call) {
        return present(protocolOf(call).protocol());
    }

    /** The constants of the protocol that a call is of, by their values. */
    public final ConstantNames constantsOf(ResumableCall call) {
        return protocolOf(call).constants();
    }

    /** The protocol that a call is of. */
    final KnownProtocol protocolOf(ResumableCall call) {
        return known.of(useOf(call));
    }

    /** What a thread that waits in the call of a protocol waits for, if that is known. */
    public final Optional<ProtocolWait> waitOf(int thread) {
        ResumableCall call = call(thread);
        return call == null || call.isCallingBack() ? Optional.empty() : protocolOf(call).protocol().waitOf(call, stateOf(call));
    }

    /** What protocols know of the process, as tables; none if that is lost. */
    public final List<ProtocolTable> tables() {
        return isLost() ? List.of() : protocolTables();
    }

    /** What the match entries of the process are for, if it uses one protocol. */
    public final EntryRoles entryRoles() {
        return isLost() ? EntryRoles.UNKNOWN : rolesOfEntries();
    }

    /** Whether nothing is known of protocols any more. */
    public final boolean isLost() {
        return !lost.isEmpty();
    }

    /** Why, as a part of a sentence; empty if something is. */
    public final String lost() {
        return lost;
    }

    @Override
    protected final void usesChanged() {
        meetingChanged.run();
    }

    @Mutation
    final void setBarrier(int thread, BarrierReached barrier) {
        if (barrier == null) {
            barriers.remove(thread);
        } else {
            barriers.put(thread, barrier);
        }
        meetingChanged.run();
    }

    @Mutation
    final void setLost(String why) {
        lost = why;
    }

    /** Writes all of it, for a snapshot. */
    public final void saveProtocols(FieldWriter out) {
        ProtocolsSaver saver = saver(lost);
        barriers.values().forEach(saver::add);
        saver.save(out);
    }

    /** Reads what {@link #saveProtocols} or a {@link ProtocolsSaver} has written, changes nothing, and returns what changes it. */
    public final Runnable protocolsRestorer(FieldReader in) {
        SavedProtocols saved = new SavedProtocols(known, in.bytes());
        return () -> {
            restoreCalls(saved.uses(), saved.calls());
            restoreProtocols(saved.states());
            setBarriersPassed(saved.barriersPassed());
            lost = saved.lost();
            barriers.clear();
            saved.barriers().forEach(barrier -> barriers.put(barrier.thread(), barrier));
            meetingChanged.run();
        };
    }

    /** All of it as a text. */
    protected final String dumpProtocols() {
        return "protocols " + protocols() + ", calls " + dumpCalls() + ", " + barriersPassed() + " barriers passed, at " + barriers
                + (isLost() ? ", lost: " + lost : "") + '\n';
    }
}
