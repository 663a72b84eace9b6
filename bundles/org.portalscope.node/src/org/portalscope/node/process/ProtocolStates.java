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
import org.portalscope.protocol.effect.BarrierPassed;
import org.portalscope.protocol.effect.ProtocolChanged;
import org.portalscope.protocol.host.ProtocolHost;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.repeat.CallMarks;
import org.portalscope.protocol.state.ProtocolState;

/** What protocols know of the process of a node, whose threads have that in common. */
final class ProtocolStates extends ProtocolHost {

    private final List<ProcessId> processes;
    private final Phrase.Names names;
    private final InputLog log;
    private final Map<String, ProtocolUse> uses = new TreeMap<>();
    private final Map<String, EntryRoles> roles = new TreeMap<>();

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

    /** How the process uses a protocol. */
    ProtocolUse use(Protocol protocol) {
        roles.putIfAbsent(protocol.name(), protocol.entryRoles());
        return uses.computeIfAbsent(protocol.name(), name -> CallMarks.use(protocol, processes));
    }

    Phrase.Names names() {
        return names;
    }

    /** What the match entries of the process are for, if it uses one protocol. */
    EntryRoles entryRoles() {
        return roles.size() == 1 ? roles.values().iterator().next() : EntryRoles.UNKNOWN;
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
        return saver(uses::get);
    }
}
