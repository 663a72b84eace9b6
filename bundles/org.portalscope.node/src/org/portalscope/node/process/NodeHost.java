package org.portalscope.node.process;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.effect.ProtocolEffect;
import org.portalscope.protocol.host.HostSink;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.host.ThreadedHost;
import org.portalscope.protocol.repeat.CallMarks;

/** The host of the protocols that the threads of a node call; its log records their changes while it is watched. */
final class NodeHost extends ThreadedHost implements HostSink {

    private final List<ProcessId> processes;
    private final Phrase.Names names;
    private final InputLog log;
    private final Map<String, Protocol> protocols = new TreeMap<>();

    /**
     * @param processes those of the run, with their ids on their default interfaces, by rank
     * @param names     of them
     * @param log       gets what changes while it is watched
     */
    NodeHost(List<ProcessId> processes, Phrase.Names names, InputLog log) {
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

    @Override
    public Phrase.Names names() {
        return names;
    }

    /** What the match entries of the process are for, if it uses one protocol. */
    EntryRoles entryRoles() {
        return rolesOfEntries();
    }

    @Override
    public boolean keepsEffects() {
        return log.isWatched();
    }

    @Override
    public void change(ProtocolEffect effect) {
        effect.apply(this);
        if (log.isWatched()) {
            log.note(effect);
        }
    }

    @Override
    public boolean explains() {
        return log.explains();
    }

    @Override
    public void note(Check check) {
        log.note(check);
    }

    @Override
    public List<ProcessId> processes(Protocol protocol) {
        return use(protocol).processes();
    }

    /** What they know, to be saved. */
    ProtocolsSaver saved() {
        return saver("");
    }
}
