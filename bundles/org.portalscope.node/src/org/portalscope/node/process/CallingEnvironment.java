package org.portalscope.node.process;

import java.util.function.Supplier;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.Job;
import org.portalscope.protocol.call.ProcessEnvironment;
import org.portalscope.protocol.state.ProtocolState;

/** The process of a node, for the call of a protocol that a thread of its program in Java makes. */
final class CallingEnvironment extends ProcessEnvironment {

    private final PortalsProcess process;
    private final int thread;
    private final ProtocolStates states;
    private final Protocol protocol;
    private final InputLog log;

    CallingEnvironment(PortalsProcess process, int thread, ProtocolStates states, Protocol protocol, InputLog log) {
        super(process, thread, protocol.name());
        this.process = process;
        this.thread = thread;
        this.states = states;
        this.protocol = protocol;
        this.log = log;
    }

    @Override
    public ProtocolState state() {
        return states.present(protocol);
    }

    @Override
    public void setState(ProtocolState after, Supplier<String> words) {
        states.set(protocol, after, words);
    }

    @Override
    public boolean explains() {
        return log.explains();
    }

    @Override
    protected void note(Check check) {
        log.note(check);
    }

    @Override
    public void passBarrier() {
        states.passBarrier(process, thread);
    }

    @Override
    public Phrase.Names names() {
        return states.names();
    }

    @Override
    public Job job() {
        return Job.of(states.use(protocol).processes(), portals());
    }
}
