package org.portalscope.recording.format;

import java.util.List;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.ProcessId;
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
import org.portalscope.engine.input.InputVisitor;
import org.portalscope.engine.input.Location;
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
import org.portalscope.engine.input.ValueSupplied;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** Writes inputs that are values; those of the frequent kinds as the encoder does it that this is a part of. */
final class InputEncoder implements InputVisitor<Void> {

    private final TransitionEncoder transitions;
    private final BlockOutput out;
    private final MessageEncoder messages;
    private final Header header = new Header();
    private final CallFrameEncoder frames;

    InputEncoder(TransitionEncoder transitions, BlockOutput out, MessageEncoder messages) {
        this.transitions = transitions;
        this.out = out;
        this.messages = messages;
        frames = new CallFrameEncoder(out);
    }

    void reset() {
        frames.reset();
    }

    @Override
    public Void call(ApiCall call) {
        boolean isWritten = switch (call.function()) {
            case PTL_PUT -> put(call, false);
            case PTL_EQ_GET, PTL_EQ_WAIT -> takeEvent(call);
            default -> false;
        };
        if (!isWritten) {
            call(InputTag.CALL, call);
        }
        return null;
    }

    @Override
    public Void immediatePut(ImmediatePut put) {
        if (!put(put.call(), true)) {
            call(InputTag.IMMEDIATE_CALL, put.call());
        }
        return null;
    }

    /** Writes a call that takes an event if it wants that. */
    private boolean takeEvent(ApiCall call) {
        List<Object> arguments = call.arguments();
        if (arguments.get(0) instanceof Long queue && arguments.get(1) == Location.WANTED) {
            transitions.takeEvent(call.thread(), call.function(), queue);
            return true;
        }
        return false;
    }

    /** Writes a put if its arguments are legal by their types. */
    private boolean put(ApiCall call, boolean immediate) {
        List<Object> a = call.arguments();
        if (a.get(0) instanceof Long descriptor && a.get(1) instanceof AckRequest ack && a.get(2) instanceof ProcessId target
                && a.get(3) instanceof Long portal && isInteger(portal) && a.get(4) instanceof Long cookie && isInteger(cookie)
                && a.get(5) instanceof Long bits && a.get(6) instanceof Long offset && a.get(7) instanceof Long data) {
            transitions.put(call.thread(), descriptor, ack, target.packed(), portal.intValue(), cookie.intValue(), bits, offset, data, immediate);
            return true;
        }
        return false;
    }

    private static boolean isInteger(long number) {
        return number == (int) number;
    }

    private void call(InputTag tag, ApiCall call) {
        transitions.tag(tag, call.thread(), false);
        out.octet(call.function().ordinal());
        call.arguments().forEach(argument -> ArgumentEncoder.write(out, argument));
    }

    @Override
    public Void waitLeft(WaitLeft left) {
        transitions.tag(InputTag.WAIT_LEFT, left.thread(), false);
        return null;
    }

    @Override
    public Void headerArrived(HeaderArrived arrived) {
        transitions.tag(InputTag.HEADER_ARRIVED, false, false);
        message(arrived.message());
        return null;
    }

    @Override
    public Void messageArrived(MessageArrived arrived) {
        transitions.tag(InputTag.MESSAGE_ARRIVED, arrived.data() != null, false);
        message(arrived.message());
        data(arrived.data());
        return null;
    }

    private void message(Message message) {
        header.set(message);
        messages.write(out, header, message.operation().initiator().packed());
    }

    private void data(ByteString data) {
        if (data != null) {
            transitions.data(data.block(), 0, data.length());
        }
    }

    @Override
    public Void operationCompleted(OperationCompleted completed) {
        ByteString data = completed.data();
        transitions.completed(completed.networkInterface(), completed.link(), data == null ? null : data.block(), 0, data == null ? 0 : data.length());
        return null;
    }

    @Override
    public Void operationFailed(OperationFailed failed) {
        transitions.tag(InputTag.OPERATION_FAILED, false, false);
        out.signed(failed.networkInterface());
        transitions.link(failed.link());
        out.signed(failed.niFailType());
        return null;
    }

    @Override
    public Void peerLost(PeerLost lost) {
        transitions.tag(InputTag.PEER_LOST, false, false);
        ArgumentEncoder.process(out, lost.peer());
        return null;
    }

    @Override
    public Void memoryDeclared(MemoryDeclared declared) {
        transitions.tag(InputTag.MEMORY_DECLARED, false, false);
        out.text(declared.name());
        content(declared.bytes());
        return null;
    }

    @Override
    public Void memoryReleased(MemoryReleased released) {
        transitions.tag(InputTag.MEMORY_RELEASED, false, false);
        out.signed(released.address());
        return null;
    }

    @Override
    public Void memoryWritten(MemoryWritten written) {
        transitions.tag(InputTag.MEMORY_WRITTEN, false, false);
        out.signed(written.address());
        content(written.bytes());
        return null;
    }

    @Override
    public Void memoryRead(MemoryRead read) {
        transitions.tag(InputTag.MEMORY_READ, false, false);
        out.signed(read.address());
        out.signed(read.length());
        return null;
    }

    @Override
    public Void memoryEdited(MemoryEdited edited) {
        transitions.tag(InputTag.MEMORY_EDITED, false, false);
        out.signed(edited.address());
        content(edited.bytes());
        return null;
    }

    /** Writes all bytes but the zeros at their end. */
    private void content(ByteString bytes) {
        byte[] content = bytes.toArray();
        int stored = content.length;
        while (stored > 0 && content[stored - 1] == 0) {
            stored--;
        }
        out.reserve(2 * BlockOutput.NUMBER);
        out.number(content.length);
        out.number(stored);
        out.bytes(content, 0, stored);
    }

    @Override
    public Void valueSupplied(ValueSupplied supplied) {
        transitions.tag(InputTag.VALUE_SUPPLIED, supplied.value().isPresent(), false);
        out.octet(supplied.question().ordinal());
        supplied.value().ifPresent(out::signed);
        return null;
    }

    @Override
    public Void entryEdited(EntryEdited edited) {
        transitions.tag(InputTag.ENTRY_EDITED, false, false);
        ArgumentEncoder.handle(out, edited.entry());
        ArgumentEncoder.process(out, edited.matchId());
        out.signed(edited.matchBits());
        out.signed(edited.ignoreBits());
        return null;
    }

    @Override
    public Void descriptorEdited(DescriptorEdited edited) {
        transitions.tag(InputTag.DESCRIPTOR_EDITED, false, false);
        ArgumentEncoder.handle(out, edited.descriptor());
        ArgumentEncoder.descriptor(out, edited.values());
        return null;
    }

    @Override
    public Void frameEntered(FrameEntered entered) {
        transitions.tag(InputTag.FRAME_ENTERED, entered.thread(), false);
        frames.place(entered);
        return null;
    }

    @Override
    public Void frameLeft(FrameLeft left) {
        transitions.tag(InputTag.FRAME_LEFT, left.thread(), false);
        return null;
    }

    @Override
    public Void protocolCalled(ProtocolCalled called) {
        transitions.tag(InputTag.PROTOCOL_CALLED, called.thread(), false);
        frames.call(called);
        return null;
    }

    @Override
    public Void callbackReturned(CallbackReturned returned) {
        transitions.tag(InputTag.CALLBACK_RETURNED, returned.thread(), false);
        frames.bytes(returned.result());
        return null;
    }

    @Override
    public Void barrierCrossed(BarrierCrossed crossed) {
        transitions.tag(InputTag.BARRIER_CROSSED, crossed.thread(), false);
        return null;
    }

    @Override
    public Void barrierReached(BarrierReached reached) {
        transitions.tag(InputTag.BARRIER_REACHED, reached.thread(), false);
        frames.place(reached.statement());
        return null;
    }
}
