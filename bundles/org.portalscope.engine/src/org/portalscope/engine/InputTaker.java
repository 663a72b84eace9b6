package org.portalscope.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.BarrierCrossed;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.CallbackReturned;
import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.InputRecorder;
import org.portalscope.engine.input.InputVisitor;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MemoryEdited;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.input.MemoryReleased;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.input.PeerLost;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.input.SuppliedValues;
import org.portalscope.engine.input.ValueSupplied;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.translation.PeerLoss;

/** Takes inputs as values: does with each what the process does when it is driven directly, and forms the answer. */
final class InputTaker implements InputVisitor<Answer> {

    private final PortalsProcess process;
    private final Mutator mutator;
    private final SuppliedValues outside;
    private final PeerLoss peers;
    private final ApplicationMemory memory;
    private final DebuggerEdits edits;
    private final List<Message> sent = new ArrayList<>();
    /** Of the message that arrives; used again and again. */
    private final Header header = new Header();
    private InputRecorder recorder;

    InputTaker(PortalsProcess process, Mutator mutator, ApplicationMemory memory, SuppliedValues outside, PeerLoss peers) {
        this.process = process;
        this.mutator = mutator;
        this.outside = outside;
        this.peers = peers;
        this.memory = memory;
        edits = new DebuggerEdits(process.state(), mutator);
    }

    void recordTo(InputRecorder newRecorder) {
        recorder = newRecorder;
        outside.recordTo(newRecorder);
    }

    boolean isRecorded() {
        return recorder != null;
    }

    Answer take(Input input) {
        sent.clear();
        mutator.collectSent(sent);
        try {
            Answer answer = input.accept(this);
            record(input);
            return answer;
        } finally {
            mutator.collectSent(null);
        }
    }

    void mapRegion(String name, MemoryBlock block) {
        mutator.memory().mapRegion(name, block);
        if (recorder != null) {
            record(new MemoryDeclared(name, ByteString.copyOf(block, 0, block.length())));
        }
    }

    private void record(Input input) {
        if (recorder != null) {
            recorder.record(input);
        }
    }

    @Override
    public Answer call(ApiCall input) {
        Call call = input.call();
        ReturnCode code = process.call(call, input);
        return new Answer(code, call.outputs(), messages());
    }

    @Override
    public Answer immediatePut(ImmediatePut put) {
        return process.functions().movement().atOnce(() -> call(put.call()));
    }

    @Override
    public Answer waitLeft(WaitLeft left) {
        if (!process.state().isServed(left.thread())) {
            throw new IllegalArgumentException("thread " + left.thread() + " has not been served in PtlEQWait");
        }
        EventOut event = new EventOut();
        ReturnCode code = process.waitReturned(left.thread(), event);
        return new Answer(code, Arrays.asList(null, event.value()), messages());
    }

    @Override
    public Answer headerArrived(HeaderArrived arrived) {
        header.set(arrived.message());
        process.arrive(header);
        return answer();
    }

    @Override
    public Answer messageArrived(MessageArrived arrived) {
        header.set(arrived.message());
        process.deliver(header, block(arrived.data()), 0);
        return answer();
    }

    @Override
    public Answer operationCompleted(OperationCompleted completed) {
        process.complete(pending(completed.networkInterface(), completed.link()), block(completed.data()), 0);
        return answer();
    }

    @Override
    public Answer operationFailed(OperationFailed failed) {
        process.fail(pending(failed.networkInterface(), failed.link()), failed.niFailType());
        return answer();
    }

    @Override
    public Answer peerLost(PeerLost lost) {
        peers.lose(lost.peer());
        return answer();
    }

    @Override
    public Answer memoryDeclared(MemoryDeclared declared) {
        process.declareRegion(declared.name(), declared.bytes().toArray());
        return answer();
    }

    @Override
    public Answer memoryReleased(MemoryReleased released) {
        memory.release(released.address());
        return answer();
    }

    @Override
    public Answer memoryWritten(MemoryWritten written) {
        memory.write(written.address(), written.bytes().toArray());
        return answer();
    }

    @Override
    public Answer memoryRead(MemoryRead read) {
        memory.use(read.address(), read.length());
        return answer();
    }

    @Override
    public Answer valueSupplied(ValueSupplied supplied) {
        outside.add(supplied);
        return answer();
    }

    @Override
    public Answer entryEdited(EntryEdited edited) {
        edits.edit(edited);
        return answer();
    }

    @Override
    public Answer descriptorEdited(DescriptorEdited edited) {
        edits.edit(edited);
        return answer();
    }

    @Override
    public Answer memoryEdited(MemoryEdited edited) {
        edits.edit(edited);
        return answer();
    }

    @Override
    public Answer frameEntered(FrameEntered entered) {
        mutator.enter(entered.scope());
        return answer();
    }

    @Override
    public Answer frameLeft(FrameLeft left) {
        mutator.leave();
        return answer();
    }

    @Override
    public Answer protocolCalled(ProtocolCalled called) {
        return answer();
    }

    @Override
    public Answer callbackReturned(CallbackReturned returned) {
        return answer();
    }

    @Override
    public Answer barrierCrossed(BarrierCrossed crossed) {
        return answer();
    }

    @Override
    public Answer barrierReached(BarrierReached reached) {
        return answer();
    }

    private PendingOperation pending(int networkInterface, long link) {
        boolean exists = networkInterface >= 0 && networkInterface < process.state().interfaces().size();
        PendingOperation operation = exists ? process.state().interfaces().get(networkInterface).operation(link) : null;
        if (operation == null) {
            throw new IllegalArgumentException("no operation of link " + link + " is pending on interface " + networkInterface);
        }
        return operation;
    }

    private static MemoryBlock block(ByteString data) {
        return data == null ? null : data.block();
    }

    private Answer answer() {
        return sent.isEmpty() ? Answer.NOTHING : new Answer(null, List.of(), messages());
    }

    private List<Message> messages() {
        return switch (sent.size()) {
            case 0 -> List.of();
            case 1 -> List.of(sent.get(0));
            default -> List.copyOf(sent);
        };
    }
}
