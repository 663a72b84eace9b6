package org.portalscope.scenario.execution;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallEnvironment;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.FunctionResult;

/** The process that a call of a protocol runs on, in a transition of a thread. */
record ProtocolContext(ThreadExecution context, Protocol protocol) implements CallEnvironment {

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
    public FunctionResult call(Function function, Object... arguments) {
        return FunctionResult.of(context.portals().take(ApiCall.of(context.thread(), function, arguments)));
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
}
