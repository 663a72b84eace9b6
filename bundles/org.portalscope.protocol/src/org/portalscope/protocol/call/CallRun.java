package org.portalscope.protocol.call;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;

/** A call in one transition: runs steps until one has called Portals and what comes next might do so again, or waits. */
final class CallRun implements CallContext {

    /** Steps of one transition; more than any protocol needs. */
    private static final int MOST = 10_000;

    private final List<ProcedureFrame> frames;
    private final CallEnvironment environment;
    private CallOutcome outcome;
    private boolean called;
    private boolean local;

    CallRun(List<ProcedureFrame> frames, CallEnvironment environment) {
        this.frames = new ArrayList<>(frames);
        this.environment = environment;
    }

    ResumableCall run() {
        for (int steps = 0; outcome == null && goesOn(steps == 0); steps++) {
            if (steps == MOST) {
                throw new IllegalStateException(top().procedure() + " does not come to an end at step " + top().position());
            }
            local = top().step().isLocal();
            follow(top().step().run(this));
        }
        return new ResumableCall(outcome == null ? frames : List.of(), outcome);
    }

    private boolean goesOn(boolean first) {
        ProcedureStep step = top().step();
        return (first || !(step instanceof BarrierStep)) && (!called || step.isLocal()) && step.mayRun(this);
    }

    private void follow(Continuation next) {
        if (next instanceof Continuation.GoOn) {
            setTop(top().at(top().position() + 1));
        } else if (next instanceof Continuation.GoTo to) {
            setTop(top().at(top().procedure().position(to.label())));
        } else if (next instanceof Continuation.Enter call) {
            frames.add(ProcedureFrame.first(call.procedure(), call.arguments()));
        } else if (next instanceof Continuation.Finish end) {
            finish(end.result());
        } else if (next instanceof Continuation.Fail failure) {
            outcome = new CallOutcome(null, outputs(frames.get(0)), failure.error());
        }
    }

    private void finish(Object result) {
        ProcedureFrame ended = frames.remove(frames.size() - 1);
        if (frames.isEmpty()) {
            outcome = new CallOutcome(result, outputs(ended), null);
        } else {
            follow(top().step().returned(this, result));
        }
    }

    private static List<Object> outputs(ProcedureFrame frame) {
        List<Object> outputs = new ArrayList<>();
        frame.procedure().outputs().forEach(output -> outputs.add(frame.value(output)));
        return outputs;
    }

    private ProcedureFrame top() {
        return frames.get(frames.size() - 1);
    }

    private void setTop(ProcedureFrame frame) {
        frames.set(frames.size() - 1, frame);
    }

    @Override
    public ProtocolState state() {
        return environment.state();
    }

    @Override
    public PortalsState portals() {
        return environment.portals();
    }

    @Override
    public Object get(CallVariable variable) {
        return top().value(variable);
    }

    @Override
    public void set(CallVariable variable, Object value) {
        setTop(top().with(variable, value));
    }

    @Override
    public void setState(ProtocolState after, Supplier<String> words) {
        environment.setState(after, words);
    }

    @Override
    public boolean explains() {
        return environment.explains();
    }

    @Override
    public void warn(String warning, Supplier<String> about) {
        environment.warn(warning, about);
    }

    @Override
    public FunctionResult call(Function function, Object... arguments) {
        if (called || local || function == Function.PTL_EQ_WAIT) {
            throw new IllegalStateException(top().procedure() + ": " + function.documentName()
                    + (called ? " is a second call in one transition" : local ? " in a step that makes no call" : " blocks"));
        }
        called = true;
        return environment.call(function, arguments);
    }

    @Override
    public void passBarrier() {
        called = true;
        environment.passBarrier();
    }

    @Override
    public Job job() {
        return environment.job();
    }

    @Override
    public Buffer declare(String name, long length) {
        return environment.declare(name, length);
    }

    @Override
    public void release(Buffer memory) {
        environment.release(memory);
    }

    @Override
    public byte[] read(long address, long length) {
        return environment.read(address, length);
    }

    @Override
    public void write(long address, byte[] bytes) {
        environment.write(address, bytes);
    }
}
