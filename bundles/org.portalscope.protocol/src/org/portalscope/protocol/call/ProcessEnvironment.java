package org.portalscope.protocol.call;

import java.util.List;
import java.util.function.Supplier;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.input.MemoryReleased;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.protocol.ProtocolWarning;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Check;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.FunctionResult;

/** The process that a call runs on, with its Portals; what the protocol knows of it, and who runs with it, its driver says. */
public abstract class ProcessEnvironment implements CallEnvironment {

    private final PortalsProcess process;
    private final int thread;
    private final String protocol;
    private final PortalsCalls inputs = this::takeCall;
    private final PortalsCalls explained = this::makeCall;
    /** Made when it is needed first; null before. */
    private DirectCalls direct;
    private EventOut event;
    /** Of the calls that go on here, one after the other; made when it is needed first. */
    private CallRun run;

    /**
     * @param thread   the number of the one that makes the call
     * @param protocol the name of the one that the call is of
     */
    protected ProcessEnvironment(PortalsProcess process, int thread, String protocol) {
        this.process = process;
        this.thread = thread;
        this.protocol = protocol;
    }

    /** Makes the next step of a call, as {@link ResumableCall#step} does; for those who go on with calls in the same environment again and again. */
    protected final ResumableCall goOn(ResumableCall call) {
        return call.step(run());
    }

    /** Whether the call that has gone on last came to rest because its next step could not run. */
    protected final boolean waits() {
        return run().waits();
    }

    /** A call before its first step, which goes on here. */
    protected final ResumableCall begin(Procedure procedure, List<Object> arguments) {
        return keepsCalls() ? ResumableCall.of(procedure, arguments) : run().begin(procedure, arguments);
    }

    private CallRun run() {
        if (run == null) {
            run = new CallRun(this);
        }
        return run;
    }

    /** Reports a check as a step; asked for only if somebody {@link #explains wants to know} of checks. */
    protected abstract void note(Check check);

    @Override
    public final void warn(String warning, Supplier<String> about) {
        if (explains()) {
            note(new ProtocolWarning(protocol, warning, about.get()));
        }
    }

    /** Whether somebody wants the inputs that the call makes as values. */
    protected boolean keepsInputs() {
        return process.recordsInputs();
    }

    /** Lets the process take an input that the call has made. */
    protected Answer take(Input input) {
        return process.take(input);
    }

    @Override
    public boolean mayGoOn() {
        return false;
    }

    @Override
    public void nextTransition() {
        throw new IllegalStateException("each transition is by itself");
    }

    @Override
    public final PortalsState portals() {
        return process.state();
    }

    @Override
    public final PortalsCalls calls() {
        if (keepsInputs()) {
            return inputs;
        }
        if (process.explains()) {
            return explained;
        }
        if (direct == null) {
            direct = new DirectCalls(process.functions(), explained);
        }
        return direct;
    }

    private FunctionResult takeCall(Function function, Object... arguments) {
        return FunctionResult.of(take(ApiCall.of(thread, function, arguments)));
    }

    private FunctionResult makeCall(Function function, Object... arguments) {
        Call call = ApiCall.call(thread, function, arguments);
        return new FunctionResult(process.call(call), call.outputs());
    }

    @Override
    public final EventOut eventOut() {
        if (event == null) {
            event = new EventOut();
        }
        return event;
    }

    @Override
    public final Buffer declare(String name, long length) {
        byte[] zeros = new byte[Math.toIntExact(length)];
        if (keepsInputs()) {
            take(new MemoryDeclared(name, ByteString.of(zeros)));
        } else {
            process.declareRegion(name, zeros);
        }
        List<Region> regions = portals().memory().regions();
        return new Buffer(name, regions.get(regions.size() - 1).address(), length);
    }

    @Override
    public final void release(Buffer memory) {
        take(new MemoryReleased(memory.address()));
    }

    @Override
    public final byte[] read(long address, long length) {
        if (keepsInputs()) {
            take(new MemoryRead(address, length));
            return portals().memory().read(address, length);
        }
        return process.load(address, length);
    }

    @Override
    public final void read(long address, byte[] to, int at, int count) {
        if (keepsInputs()) {
            CallEnvironment.super.read(address, to, at, count);
        } else {
            process.load(address, to, at, count);
        }
    }

    @Override
    public final void write(long address, byte[] from, int first, int count) {
        if (keepsInputs()) {
            CallEnvironment.super.write(address, from, first, count);
        } else {
            process.store(address, from, first, count);
        }
    }

    @Override
    public final void write(long address, byte[] bytes) {
        if (keepsInputs()) {
            take(new MemoryWritten(address, ByteString.of(bytes)));
        } else {
            process.store(address, bytes);
        }
    }
}
