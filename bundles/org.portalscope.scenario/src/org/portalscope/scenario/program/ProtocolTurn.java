package org.portalscope.scenario.program;

import java.util.Arrays;
import java.util.function.Consumer;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.scenario.protocol.Activity;
import org.portalscope.scenario.protocol.Protocol;
import org.portalscope.scenario.protocol.ProtocolState;
import org.portalscope.scenario.protocol.Turn;

/** A step of a protocol's activity in a transition of a thread. */
final class ProtocolTurn implements Turn {

    private final Running running;
    private final Protocol protocol;
    private final Consumer<String> failure;
    private boolean called;
    private boolean failed;

    /** @param failure ends the run with a message */
    ProtocolTurn(Running running, Protocol protocol, Consumer<String> failure) {
        this.running = running;
        this.protocol = protocol;
        this.failure = failure;
    }

    @Override
    public ProtocolState state() {
        return running.program().protocol(protocol);
    }

    @Override
    public void become(ProtocolState after, String words) {
        running.become(protocol.name(), after, words);
    }

    @Override
    public PortalsState portals() {
        return running.frame().portals();
    }

    @Override
    public ReturnCode call(Function function, Object... arguments) {
        if (called || function == Function.PTL_EQ_WAIT) {
            throw new IllegalStateException(protocol.name() + ": " + (called ? "a second call in one step" : "a call that blocks"));
        }
        called = true;
        return running.portals().call(new Call(running.thread(), function, Arrays.asList(arguments)));
    }

    @Override
    public byte[] read(long address, long length) {
        running.portals().read(address, length);
        return portals().memory().read(address, length);
    }

    @Override
    public void write(long address, byte[] bytes) {
        running.write(address, bytes);
    }

    @Override
    public Activity fail(String message) {
        failed = true;
        failure.accept(message);
        return Activity.Done.NOTHING;
    }

    boolean hasFailed() {
        return failed;
    }
}
