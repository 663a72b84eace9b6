package org.portalscope.scenario.thread;

import java.util.Arrays;
import java.util.function.Consumer;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.scenario.protocol.CallContext;
import org.portalscope.scenario.protocol.Protocol;
import org.portalscope.scenario.protocol.ProtocolState;
import org.portalscope.scenario.protocol.ResumableCall;

/** A step of a protocol's activity in a transition of a thread. */
public final class ProtocolContext implements CallContext {

    private final ThreadContext context;
    private final Protocol protocol;
    private final Consumer<String> failure;
    private boolean called;
    private boolean failed;

    /** @param failure ends the run with a message */
    public ProtocolContext(ThreadContext context, Protocol protocol, Consumer<String> failure) {
        this.context = context;
        this.protocol = protocol;
        this.failure = failure;
    }

    @Override
    public ProtocolState state() {
        return context.program().protocol(protocol);
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
        Call call = new Call(context.thread(), function, Arrays.asList(arguments));
        Answer answer = context.portals().take(ApiCall.of(call));
        call.store(answer.outputs());
        return answer.code();
    }

    @Override
    public byte[] read(long address, long length) {
        context.portals().take(new MemoryRead(address, length));
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

    public boolean hasFailed() {
        return failed;
    }
}
