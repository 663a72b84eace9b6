package org.portalscope.scenario.program;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallEnvironment;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.scenario.effect.ProtocolChanged;
import org.portalscope.world.program.Execution;

/** The process that a call of a protocol runs on, in a transition of a program in Java. */
record JavaCallEnvironment(JavaProgramState program, Protocol protocol, int thread, Execution execution) implements CallEnvironment {

    @Override
    public ProtocolState state() {
        return program.protocol(protocol);
    }

    @Override
    public PortalsState portals() {
        return execution.portals().state();
    }

    @Override
    public void setState(ProtocolState after, String words) {
        execution.change(new ProtocolChanged(protocol.name(), program.protocol(protocol.name()), after, words));
    }

    @Override
    public FunctionResult call(Function function, Object... arguments) {
        return FunctionResult.of(execution.portals().take(ApiCall.of(thread, function, arguments)));
    }

    @Override
    public byte[] read(long address, long length) {
        execution.portals().take(new MemoryRead(address, length));
        return portals().memory().read(address, length);
    }

    @Override
    public void write(long address, byte[] bytes) {
        execution.portals().take(new MemoryWritten(address, ByteString.of(bytes)));
    }
}
