package org.portalscope.recording.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.recording.InputCause;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.TransitionSink;

/** Makes values of transitions that come piece by piece. */
public final class TransitionAssembler implements TransitionSink {

    private final Consumer<RecordedTransition> consumer;
    private final List<Input> inputs = new ArrayList<>();
    private int process;
    private long time;
    /** Null if the first input says it. */
    private TransitionCause cause;

    public TransitionAssembler(Consumer<RecordedTransition> consumer) {
        this.consumer = consumer;
    }

    @Override
    public void beginTurn(int newProcess, long newTime, int thread) {
        begin(newProcess, newTime, new TransitionCause.ThreadTurn(thread));
    }

    @Override
    public void beginExplained(int newProcess, long newTime) {
        begin(newProcess, newTime, null);
    }

    @Override
    public void begin(int newProcess, long newTime, TransitionCause newCause) {
        process = newProcess;
        time = newTime;
        cause = newCause;
        inputs.clear();
    }

    @Override
    public void put(int thread, long memDesc, AckRequest ackRequest, long target, int portal, int cookie, long matchBits, long offset, long hdrData,
            boolean immediate) {
        ApiCall call = ApiCall.of(thread, Function.PTL_PUT, memDesc, ackRequest, ProcessId.unpacked(target), (long) portal, (long) cookie, matchBits,
                offset, hdrData);
        inputs.add(immediate ? new ImmediatePut(call) : call);
    }

    @Override
    public void takeEvent(int thread, Function function, long eventq) {
        inputs.add(ApiCall.of(thread, function, eventq, Location.WANTED));
    }

    @Override
    public void arrived(Header header) {
        inputs.add(new HeaderArrived(copy(header).message()));
    }

    @Override
    public void arrivedWhole(Header header, MemoryBlock data, int from, int length) {
        inputs.add(new MessageArrived(copy(header).message(), bytes(data, from, length)));
    }

    @Override
    public void completed(int networkInterface, long link, MemoryBlock data, int from, int length) {
        inputs.add(new OperationCompleted(networkInterface, link, bytes(data, from, length)));
    }

    @Override
    public void input(Input input) {
        inputs.add(input);
    }

    @Override
    public void end() {
        TransitionCause why = cause != null ? cause : inputs.isEmpty() ? new TransitionCause.Outside() : InputCause.of(inputs.get(0));
        consumer.accept(new RecordedTransition(process, time, why, inputs));
    }

    private static Header copy(Header header) {
        Header copy = new Header();
        copy.set(header);
        return copy;
    }

    private static ByteString bytes(MemoryBlock data, int from, int length) {
        return data == null ? null : ByteString.copyOf(data, from, length);
    }
}
