package org.portalscope.engine.input;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.VolatileMemoryUsed;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.message.Reply;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Scope;

/** What drivers and debuggers put into a process beside calls and messages. */
class DriverInputsTest {

    private final DrivenProcess driven = new DrivenProcess();

    private static Message putFromPeer() {
        return new PutRequest(new OperationId(DrivenProcess.PEER, 1), DrivenProcess.PEER, 100, DrivenProcess.SELF, DrivenProcess.PORTAL, 0,
                DrivenProcess.BITS, 0, Ptl.PTL_MD_NONE, DrivenProcess.LENGTH, 0);
    }

    private List<Event> events() {
        return driven.state().queue(driven.queue).events().stream().map(queued -> queued.event()).toList();
    }

    private List<EventKind> kinds() {
        return events().stream().map(Event::kind).toList();
    }

    @Test
    void shouldFailWhatWaitsForALostPeerAndNothingElse() { // R81
        driven.process.take(new HeaderArrived(putFromPeer()));
        driven.get(DrivenProcess.PEER);
        driven.put(DrivenProcess.PEER);
        driven.get(DrivenProcess.SELF);
        driven.takeUndoRedo(new PeerLost(DrivenProcess.PEER));
        assertEquals(List.of(EventKind.PTL_EVENT_PUT_START, EventKind.PTL_EVENT_SEND_START, EventKind.PTL_EVENT_PUT_FAIL, EventKind.PTL_EVENT_REPLY_START,
                EventKind.PTL_EVENT_REPLY_FAIL), kinds());
        assertTrue(events().stream().filter(event -> event.kind().name().endsWith("FAIL"))
                .allMatch(event -> event.niFailType() == NiFailType.PTL_NI_PEER_DEAD));
        assertEquals(List.of(Operation.Kind.SEND, Operation.Kind.FETCH),
                driven.state().interfaces().get(0).operations().stream().map(Operation::kind).toList());
    }

    @Test
    void shouldFailAReplyWhoseDataWillNotCome() { // R81
        Message get = driven.get(DrivenProcess.PEER).sent().get(0);
        driven.process.take(new HeaderArrived(new Reply(get.operation(), DrivenProcess.PEER, DrivenProcess.SELF, DrivenProcess.PORTAL, DrivenProcess.BITS, 0,
                driven.source, DrivenProcess.LENGTH, DrivenProcess.LENGTH)));
        driven.takeUndoRedo(new PeerLost(DrivenProcess.PEER));
        assertEquals(List.of(EventKind.PTL_EVENT_REPLY_START, EventKind.PTL_EVENT_REPLY_FAIL), kinds());
    }

    @Test
    void shouldEditTheCriteriaOfAnEntryInItsPlace() { // R82
        driven.takeUndoRedo(new EntryEdited(driven.entry, new ProcessId(5, Ptl.PTL_PID_ANY), 9, 0xF0));
        driven.process.take(new HeaderArrived(putFromPeer()));
        assertTrue(driven.steps.stream().anyMatch(MessageDropped.class::isInstance));
        driven.takeUndoRedo(new EntryEdited(driven.entry, ProcessId.ANY, DrivenProcess.BITS, 0));
        driven.process.take(new HeaderArrived(putFromPeer()));
        assertEquals(driven.target, driven.pending(Operation.Kind.PUT).descriptor());
    }

    @Test
    void shouldEditTheMembersOfADescriptor() { // R82
        MdValues values = driven.values(1);
        driven.takeUndoRedo(new DescriptorEdited(driven.target, new MdValues(values.start() + 2, 3, 1, 0, 0, 77, Ptl.PTL_EQ_NONE)));
        assertEquals(77, driven.state().descriptor(driven.target).md().userPtr());
    }

    @Test
    void shouldEditMemoryWithoutCallingItUse() { // R82
        driven.process.take(new HeaderArrived(putFromPeer()));
        driven.takeUndoRedo(new MemoryEdited(driven.address(1) + 1, ByteString.of(new byte[] {1, 2})));
        assertArrayEquals(new byte[] {0, 1, 2, 0, 0, 0, 0, 0}, driven.memory(1));
        assertTrue(driven.steps.stream().noneMatch(VolatileMemoryUsed.class::isInstance));
        driven.takeUndoRedo(new MemoryWritten(driven.address(1), ByteString.of(new byte[] {9})));
        assertTrue(driven.steps.stream().anyMatch(VolatileMemoryUsed.class::isInstance));
    }

    @Test
    void shouldReleaseARegionThatNothingUses() { // R80
        driven.takeUndoRedo(new MemoryDeclared("third", ByteString.of(new byte[] {1, 2, 3})));
        long address = driven.address(2);
        IllegalArgumentException used = assertThrows(IllegalArgumentException.class,
                () -> driven.process.take(new MemoryReleased(driven.address(0))));
        assertTrue(used.getMessage().startsWith("region source is still used by md "), used.getMessage());
        driven.takeUndoRedo(new MemoryReleased(address));
        assertNull(driven.state().memory().at(address));
        driven.call(Function.PTL_MD_UNLINK, driven.source);
        driven.takeUndoRedo(new MemoryReleased(driven.address(0)));
        assertEquals(List.of("target"), driven.state().memory().regions().stream().map(region -> region.name()).toList());
    }

    @Test
    void shouldNotReleaseARegionThatAnOperationUses() { // R80
        driven.put(DrivenProcess.PEER);
        driven.process.take(new MemoryDeclared("third", ByteString.of(new byte[DrivenProcess.LENGTH])));
        driven.call(Function.PTL_MD_UPDATE, driven.source, null, driven.values(2), Ptl.PTL_EQ_NONE);
        long address = driven.address(0);
        assertThrows(IllegalArgumentException.class, () -> driven.process.take(new MemoryReleased(address)));
        driven.process.take(OperationCompleted.of(driven.pending(Operation.Kind.SEND), null));
        driven.takeUndoRedo(new MemoryReleased(address));
    }

    static Stream<Input> wrong() {
        DrivenProcess same = new DrivenProcess();
        return Stream.of(new OperationCompleted(0, 99, null), new OperationFailed(0, 99, 1), new OperationFailed(7, 1, 1), new WaitLeft(3),
                new MemoryReleased(same.address(0) + 1), new MemoryWritten(5, ByteString.of(new byte[1])), new MemoryRead(same.address(1), 9),
                new MemoryEdited(same.address(1) + 7, ByteString.of(new byte[2])), new EntryEdited(same.target, ProcessId.ANY, 0, 0),
                new EntryEdited(same.entry, new ProcessId(0, -2), 0, 0), new DescriptorEdited(same.entry, same.values(0)),
                new DescriptorEdited(same.target, new MdValues(same.address(0), 9, 1, 0, 0, 0, Ptl.PTL_EQ_NONE)),
                new DescriptorEdited(same.target, new MdValues(same.address(0), 8, -2, 0, 0, 0, Ptl.PTL_EQ_NONE)),
                new DescriptorEdited(same.target, new MdValues(same.address(0), 8, 1, 0, 0, 0, same.entry)));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void shouldRefuseWhatIsNoInputForItAndChangeNothing(Input input) {
        String before = driven.state().dump();
        List<Input> recorded = new ArrayList<>();
        driven.process.recordTo(recorded::add);
        assertThrows(IllegalArgumentException.class, () -> driven.process.take(input));
        assertEquals(before, driven.state().dump());
        assertEquals(List.of(), recorded);
    }

    @Test
    void shouldMakeScopesOfMarks() {
        driven.process.take(new FrameEntered(1, FrameEntered.Kind.UPPER_CALL, "MPI_Send", "ring.c", 12));
        driven.put(DrivenProcess.PEER);
        driven.process.take(new FrameLeft(1));
        assertEquals(new Scope(Scope.Kind.UPPER_CALL, "MPI_Send"), driven.scopes.get(0));
        assertEquals("PtlPut", driven.scopes.get(1).name());
        assertEquals(4, driven.scopes.size());
    }

    @Test
    void shouldAskTheDriverOnlyForWhatWasNotSupplied() {
        List<Input> recorded = new ArrayList<>();
        driven.process.recordTo(recorded::add);
        long ni = driven.state().interfaces().get(0).handle();
        ApiCall distance = ApiCall.of(0, Function.PTL_NI_DIST, ni, DrivenProcess.PEER, Location.WANTED);
        assertEquals(3L, driven.process.take(distance).output(2));
        driven.process.take(new ValueSupplied(ValueSupplied.Question.DISTANCE, OptionalLong.of(42)));
        assertEquals(42L, driven.process.take(distance).output(2));
        assertEquals(List.of(new ValueSupplied(ValueSupplied.Question.DISTANCE, OptionalLong.of(3)), distance,
                new ValueSupplied(ValueSupplied.Question.DISTANCE, OptionalLong.of(42)), distance), recorded);
        driven.process.take(new ValueSupplied(ValueSupplied.Question.FAILS_TO_INITIALIZE, OptionalLong.of(1)));
        assertEquals(ReturnCode.PTL_FAIL, driven.process.take(ApiCall.of(0, Function.PTL_INIT, Location.WANTED)).code());
    }

    @Test
    void shouldMoveDataBetweenDirectBuffers() {
        ByteBuffer from = ByteBuffer.allocateDirect(DrivenProcess.LENGTH).put("portals!".getBytes());
        ByteBuffer to = ByteBuffer.allocateDirect(DrivenProcess.LENGTH);
        DrivenProcess direct = new DrivenProcess(from, to);
        Message put = direct.put(DrivenProcess.SELF).sent().get(0);
        direct.takeUndoRedo(OperationCompleted.of(direct.pending(Operation.Kind.SEND), null));
        direct.takeUndoRedo(new MessageArrived(put, ByteString.of(direct.data.get(0))));
        byte[] arrived = new byte[DrivenProcess.LENGTH];
        to.get(0, arrived);
        assertArrayEquals("portals!".getBytes(), arrived);
    }

    @Test
    void shouldNotRevokeWhatAWireHasSent() {
        PortalsProcess process = new PortalsProcess(List.of(InterfaceSpec.of(DrivenProcess.SELF, 100)), (from, to) -> OptionalLong.empty(),
                new DrivenProcess.OneWay());
        MessageSent effect = new MessageSent(putFromPeer());
        effect.apply(process.state());
        UnsupportedOperationException refused = assertThrows(UnsupportedOperationException.class, () -> effect.revert(process.state()));
        assertTrue(refused.getMessage().contains(DrivenProcess.OneWay.class.getName()), refused.getMessage());
    }
}
