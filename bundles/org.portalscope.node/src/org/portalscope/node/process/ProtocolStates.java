package org.portalscope.node.process;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.BarrierPassed;
import org.portalscope.protocol.effect.ProtocolChanged;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.host.ThreadedHost;
import org.portalscope.protocol.repeat.CallMarks;
import org.portalscope.protocol.state.ProtocolState;

/** What protocols know of the process of a node, whose threads have that in common. */
final class ProtocolStates extends ThreadedHost {

    private final List<ProcessId> processes;
    private final Phrase.Names names;
    private final InputLog log;
    private final Map<String, Protocol> protocols = new TreeMap<>();

    /**
     * @param processes those of the run, with their ids on their default interfaces, by rank
     * @param names     of them
     * @param log       is told what changes, if somebody looks for a step
     */
    ProtocolStates(List<ProcessId> processes, Phrase.Names names, InputLog log) {
        this.processes = List.copyOf(processes);
        this.names = names;
        this.log = log;
    }

    /** How the process uses a protocol, from now on if it has not called it before. */
    ProtocolUse use(Protocol protocol) {
        if (protocols.putIfAbsent(protocol.name(), protocol) == null) {
            setUse(protocol.name(), CallMarks.use(protocol, processes));
        }
        return use(protocol.name());
    }

    @Override
    protected Protocol protocol(ProtocolUse use) {
        return protocols.get(use.protocol());
    }

    /** The innermost call of a protocol that a thread is in, or null. */
    ResumableCall call(int thread) {
        List<ResumableCall> open = openCalls(thread);
        return open.isEmpty() ? null : open.get(open.size() - 1);
    }

    Phrase.Names names() {
        return names;
    }

    /** What the match entries of the process are for, if it uses one protocol. */
    EntryRoles entryRoles() {
        return rolesOfEntries();
    }

    /**
     * A protocol knows something else.
     *
     * @param words tell what happened
     */
    void set(Protocol protocol, ProtocolState after, Supplier<String> words) {
        use(protocol);
        String what = log.isWatched() ? words.get() : "";
        ProtocolState before = present(protocol.name());
        setProtocol(protocol.name(), after);
        if (log.isWatched()) {
            log.note(new ProtocolChanged(protocol.name(), before, after, what));
        }
    }

    /** A thread passes a barrier. */
    void passBarrier(PortalsProcess process, int thread) {
        CallMarks.markBarrier(process, thread);
        setBarriersPassed(barriersPassed() + 1);
        if (log.isWatched()) {
            log.note(new BarrierPassed(barriersPassed()));
        }
    }

    /** What they know, to be saved. */
    ProtocolsSaver saved() {
        return saver("");
    }
}
