package org.portalscope.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_ACK;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_PUT_START;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_SEND_END;
import static org.portalscope.engine.api.EventKind.PTL_EVENT_SEND_START;
import static org.portalscope.engine.api.ReturnCode.PTL_EQ_EMPTY;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_MD;
import static org.portalscope.engine.api.ReturnCode.PTL_NOINIT;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;

/** A process that sends itself a message, driven by hand: what a program that embeds the engine does. */
class SelfPutTest implements Fabric {

    private static final ProcessId SELF = new ProcessId(0, 0);

    private final PortalsProcess process = newProcess();
    private final Deque<Message> sent = new ArrayDeque<>();
    private final Map<Message.Key, byte[]> data = new HashMap<>();
    private final Map<Message.Key, Integer> withheld = new HashMap<>();
    private final LongOut eq = new LongOut();
    private final LongOut source = new LongOut();

    @BeforeEach
    void shouldSetUpAListWithOneEntry() {
        process.declareRegion("from", "portals!".getBytes());
        process.declareRegion("to", new byte[8]);
        LongOut ni = new LongOut();
        LongOut me = new LongOut();
        assertEquals(PTL_OK, process.functions().interfaces().init(new LongOut()));
        assertEquals(PTL_OK, process.functions().interfaces().niInit(0, Ptl.PTL_PID_ANY, null, new Out<>(), ni));
        assertEquals(PTL_OK, process.functions().queues().eqAlloc(ni.value(), 16, eq));
        assertEquals(PTL_OK, process.functions().entries().meAttach(ni.value(), 4, ProcessId.ANY, 7, 0, Unlink.PTL_UNLINK,
                InsertPosition.PTL_INS_AFTER, me));
        assertEquals(PTL_OK, process.functions().descriptors().mdAttach(me.value(), md(1, 1), Unlink.PTL_UNLINK, Unlink.PTL_RETAIN, null));
        assertEquals(PTL_OK, process.functions().descriptors().mdBind(ni.value(), md(0, 2), source));
    }

    @Test
    void shouldMoveTheDataAndLogEveryEvent() {
        put(7);
        drain();
        assertArrayEquals("portals!".getBytes(), process.state().memory().read(region(1), 8));
        assertEquals(List.of(PTL_EVENT_SEND_START, PTL_EVENT_PUT_START, PTL_EVENT_SEND_END, PTL_EVENT_PUT_END,
                EventKind.PTL_EVENT_UNLINK, PTL_EVENT_ACK), events());
        assertNull(process.state().interfaces().get(0).portalTable().get(4).first());
    }

    @Test
    void shouldDropWhatNothingMatchesAndCountIt() {
        put(8);
        drain();
        assertEquals(1, process.state().interfaces().get(0).dropCount());
        assertNotNull(process.state().interfaces().get(0).portalTable().get(4).first());
        assertEquals(List.of(PTL_EVENT_SEND_START, PTL_EVENT_SEND_END), events());
    }

    @Test
    void shouldFailAtBothEndsIfTheSendFails() {
        put(7);
        process.take(new HeaderArrived(sent.removeFirst()));
        Operation send = pending(Operation.Kind.SEND);
        process.take(OperationFailed.of(send, NiFailType.PTL_NI_DATA_LOST));
        assertEquals(Map.of(send.message().key(), NiFailType.PTL_NI_DATA_LOST), withheld);
        process.take(OperationFailed.of(pending(Operation.Kind.PUT), NiFailType.PTL_NI_DATA_LOST));
        assertArrayEquals(new byte[8], process.state().memory().read(region(1), 8));
        assertEquals(List.of(PTL_EVENT_SEND_START, PTL_EVENT_PUT_START, EventKind.PTL_EVENT_SEND_FAIL, EventKind.PTL_EVENT_PUT_FAIL), events());
        assertNotNull(process.state().interfaces().get(0).portalTable().get(4).first());
    }

    @Test
    void shouldNotFailWithoutAReason() {
        put(7);
        Operation send = pending(Operation.Kind.SEND);
        assertThrows(IllegalArgumentException.class, () -> process.take(OperationFailed.of(send, NiFailType.PTL_NI_OK)));
    }

    private Operation pending(Operation.Kind kind) {
        return process.state().interfaces().get(0).operations().stream().filter(operation -> operation.kind() == kind).findFirst().orElseThrow();
    }

    @Test
    void shouldRefuseAPutOnAnInactiveDescriptor() {
        put(7);
        put(7);
        drain();
        assertEquals(PTL_INV_MD, putCode(7));
    }

    @Test
    void shouldRefuseEveryCallBeforePtlInit() {
        PortalsProcess fresh = newProcess();
        assertEquals(PTL_NOINIT, fresh.functions().queues().eqAlloc(0, 1, new LongOut()));
        assertEquals(PTL_NOINIT, fresh.functions().entries().meUnlink(0));
        assertEquals(PTL_NOINIT, fresh.functions().movement().get(0, SELF, 0, 0, 0, 0));
    }

    @Test
    void shouldReturnAnAddressingViolationForAddressesThatAreNotLegal() {
        long ni = process.state().interfaces().get(0).handle();
        assertEquals(PTL_SEGV, process.functions().interfaces().init(null));
        assertEquals(PTL_SEGV, process.functions().interfaces().niInit(0, Ptl.PTL_PID_ANY, null, Out.illegal(), new LongOut()));
        assertEquals(PTL_SEGV, process.functions().interfaces().niStatus(ni, Ptl.PTL_SR_DROP_COUNT, LongOut.ILLEGAL));
        assertEquals(PTL_SEGV, process.functions().descriptors().mdBind(ni, md(0, 1), null));
        assertEquals(PTL_SEGV, process.functions().queues().eqAlloc(ni, 1, LongOut.ILLEGAL));
        assertEquals(PTL_SEGV, process.functions().queues().eqGet(eq.value(), EventOut.ILLEGAL));
        assertEquals(PTL_SEGV, process.functions().queues().eqWait(0, eq.value(), null));
    }

    private PortalsProcess newProcess() {
        return new PortalsProcess(List.of(InterfaceSpec.of(SELF, 100)), (from, to) -> OptionalLong.of(0), this);
    }

    private void put(long bits) {
        assertEquals(PTL_OK, putCode(bits));
    }

    private ReturnCode putCode(long bits) {
        return process.functions().movement().put(source.value(), AckRequest.PTL_ACK_REQ, SELF, 4, 0, bits, 0, 0);
    }

    private void drain() {
        boolean busy = true;
        while (busy) {
            busy = !sent.isEmpty();
            if (busy) {
                process.take(new HeaderArrived(sent.removeFirst()));
            }
            for (Operation operation : new ArrayList<>(process.state().interfaces().get(0).operations())) {
                if (!operation.needsData() || data.containsKey(operation.message().key())) {
                    process.take(OperationCompleted.of(operation, data.get(operation.message().key())));
                    busy = true;
                }
            }
        }
    }

    private List<EventKind> events() {
        List<EventKind> kinds = new ArrayList<>();
        EventOut event = new EventOut();
        while (process.functions().queues().eqGet(eq.value(), event) != PTL_EQ_EMPTY) {
            kinds.add(event.value().kind());
        }
        return kinds;
    }

    private MdValues md(int region, int threshold) {
        return new MdValues(region(region), 8, threshold, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, eq.value());
    }

    private long region(int index) {
        return process.state().memory().regions().get(index).address();
    }

    @Override
    public void send(Header header) {
        sent.addLast(header.message());
    }

    @Override
    public void sendData(Header header, MemoryBlock memory, int from, int length) {
        data.put(header.message().key(), memory.copy(from, length));
    }

    @Override
    public void withholdData(Header header, int niFailType) {
        withheld.put(header.message().key(), niFailType);
    }
}
