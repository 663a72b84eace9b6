package org.portalscope.recording.text;

import java.io.IOException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
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
import org.portalscope.engine.input.ValueSupplied;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.recording.json.JsonValueWriter;

import com.fasterxml.jackson.core.JsonGenerator;

/** Prepares the line of an input before the process takes it; it is written when the answer is there. */
final class InputWriter implements InputVisitor<InputWriter.Line> {

    private static final int LONGEST_HEXADECIMAL = 64;

    private final JsonGenerator out;
    private final RunningProcesses processes;
    private final RunningProcess process;
    private final JsonValueWriter values;
    private final CallLineWriter calls;

    /** Writes the members of a line. */
    @FunctionalInterface
    interface Content {
        void write(Answer answer) throws IOException;
    }

    /** A line to be written. */
    record Line(LineKind kind, Content content) {
    }

    InputWriter(JsonGenerator out, RunningProcesses processes, RunningProcess process) {
        this.out = out;
        this.processes = processes;
        this.process = process;
        values = new JsonValueWriter(out, handle -> HandleWriter.used(process, handle));
        calls = new CallLineWriter(out, process);
    }

    @Override
    public Line call(ApiCall call) {
        return new Line(LineKind.CALL, answer -> calls.call(call, false, answer));
    }

    @Override
    public Line immediatePut(ImmediatePut put) {
        return new Line(LineKind.CALL, answer -> calls.call(put.call(), true, answer));
    }

    @Override
    public Line waitLeft(WaitLeft left) {
        return new Line(LineKind.WAIT_LEFT, answer -> calls.waitLeft(left, answer));
    }

    @Override
    public Line headerArrived(HeaderArrived arrived) {
        DropCounts counts = DropCounts.before(process, arrived.message().target());
        return new Line(LineKind.ARRIVAL, answer -> message(arrived.message(), counts));
    }

    @Override
    public Line messageArrived(MessageArrived arrived) {
        DropCounts counts = DropCounts.before(process, arrived.message().target());
        return new Line(LineKind.ARRIVAL, answer -> {
            message(arrived.message(), counts);
            out.writeBooleanField("whole", true);
            bytes("data", arrived.data());
        });
    }

    @Override
    public Line operationCompleted(OperationCompleted completed) {
        PendingOperation operation = pending(completed.networkInterface(), completed.link());
        Content named = operation(operation);
        return new Line(LineKind.COMPLETION, answer -> {
            named.write(answer);
            bytes("data", completed.data());
        });
    }

    @Override
    public Line operationFailed(OperationFailed failed) {
        Content named = operation(pending(failed.networkInterface(), failed.link()));
        return new Line(LineKind.FAILURE, answer -> {
            named.write(answer);
            values.member("ni_fail_type", NiFailType.text(failed.niFailType()));
        });
    }

    @Override
    public Line peerLost(PeerLost lost) {
        return new Line(LineKind.PEER_LOST, answer -> values.member("peer", lost.peer()));
    }

    @Override
    public Line memoryDeclared(MemoryDeclared declared) {
        return new Line(LineKind.MEMORY_DECLARED, answer -> {
            out.writeStringField("name", declared.name());
            out.writeNumberField("length", declared.bytes().length());
            bytes("bytes", declared.bytes());
        });
    }

    @Override
    public Line memoryReleased(MemoryReleased released) {
        return new Line(LineKind.MEMORY_RELEASED, answer -> values.address("address", released.address()));
    }

    @Override
    public Line memoryWritten(MemoryWritten written) {
        return new Line(LineKind.MEMORY_WRITTEN, answer -> bytes(written.address(), written.bytes()));
    }

    @Override
    public Line memoryEdited(MemoryEdited edited) {
        return new Line(LineKind.MEMORY_EDITED, answer -> bytes(edited.address(), edited.bytes()));
    }

    @Override
    public Line memoryRead(MemoryRead read) {
        return new Line(LineKind.MEMORY_READ, answer -> {
            values.address("address", read.address());
            out.writeNumberField("length", read.length());
        });
    }

    @Override
    public Line valueSupplied(ValueSupplied supplied) {
        return new Line(LineKind.VALUE_SUPPLIED, answer -> {
            out.writeStringField("question", Values.word(supplied.question()));
            values.member("value", supplied.value().isPresent() ? supplied.value().getAsLong() : null);
        });
    }

    @Override
    public Line entryEdited(EntryEdited edited) {
        return new Line(LineKind.ENTRY_EDITED, answer -> {
            out.writeStringField("entry", HandleWriter.used(process, edited.entry()));
            values.members(new Fields().value("match_id", edited.matchId()).matchBits("match_bits", edited.matchBits())
                    .matchBits("ignore_bits", edited.ignoreBits()).list());
        });
    }

    @Override
    public Line descriptorEdited(DescriptorEdited edited) {
        return new Line(LineKind.DESCRIPTOR_EDITED, answer -> {
            out.writeStringField("descriptor", HandleWriter.used(process, edited.descriptor()));
            values.member("mem_desc", edited.values());
        });
    }

    @Override
    public Line frameEntered(FrameEntered entered) {
        return new Line(LineKind.ENTER, answer -> {
            out.writeNumberField("thread", entered.thread());
            out.writeStringField("scope", Values.word(entered.kind()));
            out.writeStringField("name", entered.name());
            out.writeStringField("file", entered.file());
            out.writeNumberField("line", entered.line());
        });
    }

    @Override
    public Line frameLeft(FrameLeft left) {
        return new Line(LineKind.LEAVE, answer -> out.writeNumberField("thread", left.thread()));
    }

    @Override
    public Line protocolCalled(ProtocolCalled called) {
        return new Line(LineKind.PROTOCOL_CALL, answer -> {
            out.writeNumberField("thread", called.thread());
            out.writeStringField("protocol", called.use().protocol());
            out.writeObjectFieldStart("settings");
            for (Map.Entry<String, Long> setting : called.use().settings().entrySet()) {
                values.member(setting.getKey(), setting.getValue());
            }
            out.writeEndObject();
            values.member("processes", called.use().processes());
            out.writeStringField("operation", called.operation());
            bytes("arguments", called.arguments());
        });
    }

    @Override
    public Line callbackReturned(CallbackReturned returned) {
        return new Line(LineKind.CALLBACK_RETURN, answer -> {
            out.writeNumberField("thread", returned.thread());
            bytes("result", returned.result());
        });
    }

    @Override
    public Line barrierCrossed(BarrierCrossed crossed) {
        return new Line(LineKind.BARRIER, answer -> out.writeNumberField("thread", crossed.thread()));
    }

    @Override
    public Line barrierReached(BarrierReached reached) {
        return new Line(LineKind.BARRIER_REACHED, answer -> {
            out.writeNumberField("thread", reached.thread());
            out.writeStringField("name", reached.name());
            out.writeStringField("file", reached.file());
            out.writeNumberField("line", reached.line());
        });
    }

    private void message(Message message, DropCounts counts) throws IOException {
        out.writeObjectFieldStart("message");
        for (Field field : message.members()) {
            if (field.name().equals("memory_desc")) {
                RunningProcess owner = processes.of(message instanceof Request ? message.initiator() : message.target());
                out.writeStringField(field.name(), HandleWriter.used(owner, message.memoryDescriptor()));
            } else {
                values.member(field);
            }
        }
        outcome(counts.dropped());
        out.writeEndObject();
    }

    private void outcome(Optional<DropReason> dropped) throws IOException {
        out.writeObjectFieldStart(MessageReader.OUTCOME);
        out.writeStringField("result", dropped.isPresent() ? ArrivalReader.DROPPED : ArrivalReader.ACCEPTED);
        if (dropped.isPresent()) {
            values.member("reason", dropped.get());
        }
        out.writeEndObject();
    }

    /** The operation of a link, or null if none is pending: the process does not take an input that ends it. */
    private PendingOperation pending(int networkInterface, long link) {
        List<NetworkInterface> interfaces = process.portals().state().interfaces();
        return networkInterface < 0 || networkInterface >= interfaces.size() ? null : interfaces.get(networkInterface).operation(link);
    }

    private Content operation(PendingOperation operation) {
        Structure named = operation == null ? null : name(operation.kind().name(), operation.header().message());
        return answer -> values.member("operation", named);
    }

    private static Structure name(String kind, Message message) {
        return () -> new Fields().value("kind", kind).value("id", message.operation()).list();
    }

    private void bytes(long address, ByteString bytes) throws IOException {
        values.address("address", address);
        bytes("bytes", bytes);
    }

    private void bytes(String name, ByteString bytes) throws IOException {
        if (bytes != null && bytes.length() <= LONGEST_HEXADECIMAL) {
            out.writeStringField(name, HexFormat.of().formatHex(bytes.toArray()));
        } else if (bytes != null) {
            out.writeStringField(name + "_base64", Base64.getEncoder().encodeToString(bytes.toArray()));
        }
    }
}
