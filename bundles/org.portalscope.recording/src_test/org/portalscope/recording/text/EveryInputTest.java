package org.portalscope.recording.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
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
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;

/** Every kind of input, every cause, and everything in the first line is read as it was written. */
class EveryInputTest {

    private static final ProcessId SELF = new ProcessId(1, 0);
    private static final ProcessId PEER = new ProcessId(0, 0);
    private static final long NI = Handle.of(Handle.Kind.NI, 0, 0, 0);
    private static final long ME = Handle.of(Handle.Kind.ME, 0, 0, 0);
    private static final long MD = Handle.of(Handle.Kind.MD, 0, 0, 0);
    private static final long EQ = Handle.of(Handle.Kind.EQ, 0, 0, 0);
    private static final MdValues BUFFER = new MdValues(0x1000, 16, Ptl.PTL_MD_THRESH_INF, -1, Ptl.PTL_MD_OP_PUT, 7, EQ);
    private static final RecordingOrigin ORIGIN = new RecordingOrigin("every input", "0.1.0",
            List.of(new RecordedProcess("node", List.of(InterfaceSpec.of(SELF, 3)), List.of(new MatchBitField("all", 0, 64)))),
            List.of(new EmbeddedFile("a.c", false, "int main() {\n}\n"), new EmbeddedFile("lib", true, "\u00e4")), List.of("--seed", "7"),
            new CapturePolicy(64));

    private final List<RecordedTransition> transitions = new ArrayList<>();

    private void add(Input... inputs) {
        for (Input input : inputs) {
            transitions.add(new RecordedTransition(0, RecordedTransition.NO_TIME, ObviousCause.of(input), List.of(input)));
        }
    }

    private void add(TransitionCause cause, long time, Input... inputs) {
        transitions.add(new RecordedTransition(0, time, cause, List.of(inputs)));
    }

    private static ApiCall call(Function function, Object... arguments) {
        return ApiCall.of(0, function, arguments);
    }

    private static PutRequest put(int ordinal) {
        return new PutRequest(new OperationId(PEER, ordinal), PEER, 3, SELF, 4, 0, 7, 0, 0x1234, 4, -1);
    }

    private static OperationCompleted completed(long link) {
        return new OperationCompleted(0, link, ByteString.of(new byte[] {1, 2, 3, 4, 5}));
    }

    private void begin() {
        add(new MemoryDeclared("buffer", ByteString.of(new byte[16])), new MemoryDeclared("large", ByteString.of(new byte[100])));
        add(new TransitionCause.ThreadTurn(0), 5, new ValueSupplied(ValueSupplied.Question.FAILS_TO_INITIALIZE, OptionalLong.of(0)),
                call(Function.PTL_INIT, Location.WANTED));
        add(new TransitionCause.ThreadTurn(0), 5, call(Function.PTL_NI_INIT, 0L, -1L, null, Location.ILLEGAL, Location.WANTED));
        add(new TransitionCause.ThreadTurn(0), 6, new ValueSupplied(ValueSupplied.Question.LACKS_MEMORY, OptionalLong.of(0)),
                call(Function.PTL_NI_INIT, 0L, -1L, null, Location.WANTED, Location.WANTED));
        add(call(Function.PTL_EQ_ALLOC, NI, 8L, Location.WANTED), call(Function.PTL_ME_ATTACH, NI, 4L, PEER, 7L, -1L, Unlink.PTL_RETAIN,
                InsertPosition.PTL_INS_AFTER, Location.WANTED), call(Function.PTL_MD_ATTACH, ME, BUFFER, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN, null),
                call(Function.PTL_MD_BIND, NI, MdValues.ILLEGAL, Location.WANTED), call(Function.PTL_ME_UNLINK, 17L));
    }

    private void runPrograms() {
        add(new TransitionCause.ThreadTurn(0), 7, new ValueSupplied(ValueSupplied.Question.DISTANCE, OptionalLong.empty()),
                call(Function.PTL_NI_DIST, NI, PEER, Location.WANTED));
        add(new FrameEntered(2, FrameEntered.Kind.UPPER_CALL, "MPI_Send", "a.c", 1), new ProtocolCalled(2, new ProtocolUse("mpi",
                new TreeMap<>(Map.of("eager_limit", 16L, "large", Long.MIN_VALUE)), List.of(SELF, PEER)), "MPI_Isend", ByteString.of(new byte[100])),
                new CallbackReturned(2, ByteString.of(new byte[0])), new CallbackReturned(2, ByteString.of(new byte[70])),
                new BarrierReached(2, "line 5", "a.c", 5), new BarrierCrossed(2), new FrameLeft(2),
                ApiCall.of(1, Function.PTL_EQ_WAIT, EQ, Location.WANTED));
        add(new HeaderArrived(put(1)), new WaitLeft(1), completed(1), new HeaderArrived(put(2)),
                new OperationFailed(0, 3, NiFailType.PTL_NI_DATA_LOST), new HeaderArrived(put(3)), new PeerLost(PEER),
                new MessageArrived(put(4), ByteString.of(new byte[100])), call(Function.PTL_EQ_GET, EQ, Location.WANTED));
        add(new ImmediatePut(call(Function.PTL_PUT, MD, AckRequest.PTL_ACK_REQ, PEER, 4L, 0L, -1L, 0L, 0L)));
    }

    private void editAndEnd() {
        add(new MemoryWritten(0x1004, ByteString.of(new byte[] {1, 2})), new MemoryRead(0x1000, 16), new MemoryEdited(0x1000, ByteString.of(new byte[3])),
                new EntryEdited(ME, ProcessId.ANY, -1, 0), new DescriptorEdited(MD, BUFFER.withThreshold(3)), new MemoryReleased(0x3000));
        add(new TransitionCause.Delivery(new Message.Key(new OperationId(PEER, 9), Message.Kind.ACK)), 8);
        add(new TransitionCause.Completion(0, 77, NiFailType.PTL_NI_PEER_DEAD), 9);
        add(new TransitionCause.Outside(), 10);
        add(new TransitionCause.Death(), Long.MAX_VALUE);
    }

    @Test
    void shouldReadEveryKindAsItWasWritten() throws IOException, InputTextException {
        begin();
        runPrograms();
        editAndEnd();
        String text = written();
        Sample.Read read = Sample.read(text);
        assertEquals(ORIGIN, read.origin());
        assertEquals(transitions, read.transitions(), text);
        assertEquals(List.of(), read.differences(), text);
        for (String kind : Values.words(LineKind.class)) {
            assertTrue(text.contains("{\"record\":\"" + kind + "\""), kind);
        }
        assertEquals(Set.of(Input.class.getPermittedSubclasses()),
                transitions.stream().flatMap(transition -> transition.inputs().stream()).map(Object::getClass).collect(Collectors.toSet()));
    }

    private String written() throws IOException {
        StringWriter out = new StringWriter();
        InputTextWriter writer = new InputTextWriter(out, ORIGIN);
        for (RecordedTransition transition : transitions) {
            writer.write(transition);
        }
        writer.flush();
        return out.toString();
    }
}
