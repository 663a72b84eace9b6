package org.portalscope.scenario.execution;

import java.util.Arrays;
import java.util.function.Consumer;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.scenario.protocol.CallContext;
import org.portalscope.scenario.protocol.Protocol;
import org.portalscope.scenario.protocol.ProtocolState;
import org.portalscope.scenario.protocol.ResumableCall;

/** A step of a protocol's activity in a transition of a thread. */
final class ProtocolContext implements CallContext {

    private final ThreadExecution context;
    private final Protocol protocol;
    private final Consumer<String> failure;
    private boolean called;
    private boolean failed;

    /** @param failure ends the run with a message */
    ProtocolContext(ThreadExecution context, Protocol protocol, Consumer<String> failure) {
        this.context = context;
        this.protocol = protocol;
        this.failure = failure;
    }

    @Override
    public ProtocolState state() {
        ProtocolState state = context.program().protocol(protocol.name());
        return state == null ? protocol.start() : state;
    }

    @Override
    public void setState(ProtocolState after, String words) {
        context.setState(protocol.name(), after, words);
    }

    @Override
    public PortalsState portals() {
        return context.frame().portals();
    }

    @Override
    public ReturnCode call(Function function, Object... arguments) {
        if (called || function == Function.PTL_EQ_WAIT) {
            throw new IllegalStateException(protocol.name() + ": " + (called ? "a second call in one step" : "a call that blocks"));
        }
        called = true;
        return context.portals().call(new Call(context.thread(), function, Arrays.asList(arguments)));
    }

    @Override
    public byte[] read(long address, long length) {
        context.portals().read(address, length);
        return portals().memory().read(address, length);
    }

    @Override
    public void write(long address, byte[] bytes) {
        context.write(address, bytes);
    }

    @Override
    public ResumableCall fail(String message) {
        failed = true;
        failure.accept(message);
        return ResumableCall.Done.NOTHING;
    }

    boolean hasFailed() {
        return failed;
    }
}
