package org.portalscope.scenario.execution;

import java.util.function.Supplier;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.Job;
import org.portalscope.protocol.call.ProcessEnvironment;
import org.portalscope.protocol.state.ProtocolState;

/** The process that a call of a protocol runs on, in a transition of a thread. */
final class ProtocolContext extends ProcessEnvironment {

    private final ThreadExecution context;
    private final Protocol protocol;

    ProtocolContext(ThreadExecution context, Protocol protocol) {
        super(context.portals(), context.thread(), protocol.name());
        this.context = context;
        this.protocol = protocol;
    }

    @Override
    public ProtocolState state() {
        return context.toChange(protocol);
    }

    @Override
    public void setState(ProtocolState after, Supplier<String> words) {
        context.setState(protocol, after, words);
    }

    @Override
    public boolean explains() {
        return context.explains();
    }

    @Override
    protected void note(Check check) {
        context.note(check);
    }

    @Override
    public boolean mayGoOn() {
        return context.mayGoOn();
    }

    @Override
    public void nextTransition() {
        context.nextTransition();
    }

    @Override
    public void passBarrier() {
        context.passBarrier();
    }

    @Override
    public Phrase.Names names() {
        return context.names();
    }

    @Override
    public Job job() {
        return context.job(protocol);
    }
}
