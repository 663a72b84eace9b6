package org.portalscope.node.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;

import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.engine.snapshot.ProcessSnapshot;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.node.token.Token;
import org.portalscope.node.transport.Encryption;
import org.portalscope.node.transport.LongData;
import org.portalscope.node.transport.NodeListener;
import org.portalscope.node.transport.NodeLock;
import org.portalscope.node.transport.NodeNetwork;
import org.portalscope.node.transport.Nowhere;
import org.portalscope.node.transport.Peers;
import org.portalscope.node.transport.Refusals;
import org.portalscope.protocol.lockstep.ActionApi;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.scenario.program.ActionExecution;
import org.portalscope.world.program.ProcessSpec;

/** Data of long messages are written where they belong as they come; whoever looks at the process meanwhile sees nothing change without an input. */
class DirectPlacementTest {

    private static final ProcessId OWN = new ProcessId(0, 0);
    private static final ProcessId PEER = new ProcessId(1, 0);
    private static final int PORTAL = 4;
    private static final int BITS = 7;
    private static final int MEMORY = 200_000;
    private static final int LENGTH = 100_000;
    private static final int OFFSET = 5000;
    private static final int FIRST = 41_111;

    private final ProcessSpec spec = new ProcessSpec("own", InterfaceSpec.of(OWN, 1), List.of(new ProcessSpec.Memory("inbox", new byte[MEMORY])), null);
    private final List<Input> inputs = new ArrayList<>();
    private final byte[] data = new byte[LENGTH];
    private NodeEngine engine;
    private PortalsApi portals;
    private long queue;
    private long start;

    /** Nothing happens between nodes. */
    private static final class NoListener implements NodeListener {

        @Override
        public void joined() {
            throw new AssertionError("there is one node");
        }

        @Override
        public void progressed() {
            throw new AssertionError("there is one node");
        }

        @Override
        public void writable() {
            throw new AssertionError("there is one node");
        }

        @Override
        public void lost(int rank) {
            throw new AssertionError("there is one node");
        }

        @Override
        public void failedToJoin(String why) {
            throw new AssertionError(why);
        }
    }

    @BeforeEach
    void begin() {
        new SplittableRandom(3).nextBytes(data);
        Peers peers = new Peers(0, 1, List.of(List.of(OWN), List.of(PEER)));
        new NodeNetwork(new NodeLock(new EmbeddedChannel().eventLoop()), peers, Token.random(), sender -> {
            engine = new NodeEngine(spec, (from, to) -> OptionalLong.empty(), sender, new InputLog(null, () -> 0), () -> { });
            return engine;
        }, new NoListener(), new Refusals(refusal -> { }), Encryption.NONE, 1 << 20);
        portals = new ActionApi(action -> new ActionExecution(engine.portals(), 0).answer(action).value());
        portals.init();
        start = portals.region("inbox").address();
    }

    /** An entry with a descriptor of some bytes from {@link #OFFSET} on. */
    private void attach(int length) {
        long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
        queue = portals.eqAlloc(ni, 8).number();
        long entry = portals.meAttach(ni, PORTAL, ProcessId.ANY, BITS, 0, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER).number();
        portals.mdAttach(entry, new MdValues(start + OFFSET, length, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE,
                Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_MANAGE_REMOTE | Ptl.PTL_MD_TRUNCATE, 0, queue), Unlink.PTL_RETAIN, Unlink.PTL_RETAIN);
    }

    private static Header put(long bits) {
        return put(1, bits);
    }

    private static Header put(int ordinal, long bits) {
        Header put = new Header();
        put.setPut(ordinal, PEER.packed(), 1, OWN.packed(), PORTAL, 0, bits, 0, Ptl.PTL_MD_NONE, LENGTH, 0);
        return put;
    }

    private void take(LongData arriving, int from, int to) {
        for (int at = from, count; at < to; at += count) {
            count = Math.min(to - at, 8191);
            byte[] piece = new byte[count];
            System.arraycopy(data, at, piece, 0, count);
            arriving.take(MemoryBlock.of(piece));
        }
    }

    /** The memory holds so many bytes of the data, and zeros behind and before them. */
    private void assertMemory(int count) {
        byte[] expected = new byte[MEMORY];
        System.arraycopy(data, 0, expected, OFFSET, count);
        assertTrue(Arrays.equals(expected, portals.read(start, MEMORY)));
    }

    private Event expect(EventKind kind) {
        Event event = portals.eqGet(queue).output(Event.class);
        assertEquals(kind, event.kind());
        return event;
    }

    private ProcessDigest digest() {
        return ProcessDigest.of(engine.portals().state(), 0, MEMORY);
    }

    @Test
    void shouldWriteDataWhereTheyBelongAsTheyCome() {
        attach(MEMORY - OFFSET);
        LongData arriving = engine.beginWhole(put(BITS), LENGTH);
        expect(EventKind.PTL_EVENT_PUT_START);
        take(arriving, 0, FIRST);
        assertMemory(FIRST);
        assertEquals(ReturnCode.PTL_EQ_EMPTY, portals.eqGet(queue).code());
        take(arriving, FIRST, LENGTH);
        arriving.end();
        assertMemory(LENGTH);
        assertEquals(LENGTH, expect(EventKind.PTL_EVENT_PUT_END).mlength());
    }

    @Test
    void shouldWriteDataWhoseHeaderHasComeBefore() {
        attach(MEMORY - OFFSET);
        engine.header(put(BITS));
        LongData arriving = engine.beginData(put(BITS), LENGTH);
        take(arriving, 0, LENGTH);
        arriving.end();
        assertMemory(LENGTH);
        expect(EventKind.PTL_EVENT_PUT_START);
        expect(EventKind.PTL_EVENT_PUT_END);
    }

    @Test
    void shouldWriteNoMoreThanIsNotTruncated() {
        for (int length : new int[] {FIRST, 0}) {
            begin();
            attach(length);
            LongData arriving = engine.beginWhole(put(BITS), LENGTH);
            take(arriving, 0, LENGTH);
            arriving.end();
            assertMemory(length);
            expect(EventKind.PTL_EVENT_PUT_START);
            assertEquals(length, expect(EventKind.PTL_EVENT_PUT_END).mlength());
        }
    }

    @Test
    void shouldDiscardTheDataOfAMessageThatIsDropped() {
        attach(MEMORY - OFFSET);
        LongData arriving = engine.beginWhole(put(BITS + 1), LENGTH);
        take(arriving, 0, LENGTH);
        arriving.end();
        assertMemory(0);
        assertEquals(1, engine.portals().state().interfaces().get(0).dropCount());
    }

    @Test
    void shouldFailAndWriteNoMoreIfTheSenderIsLostInTheMiddle() { // R81
        attach(MEMORY - OFFSET);
        LongData arriving = engine.beginWhole(put(BITS), LENGTH);
        take(arriving, 0, FIRST);
        engine.lose(PEER);
        take(arriving, FIRST, LENGTH);
        arriving.end();
        assertMemory(FIRST);
        expect(EventKind.PTL_EVENT_PUT_START);
        assertEquals(NiFailType.PTL_NI_PEER_DEAD, expect(EventKind.PTL_EVENT_PUT_FAIL).niFailType());
    }

    @Test
    void shouldFailWhatASenderHadBegunWhoseLossIsKnownAlready() { // R81
        attach(MEMORY - OFFSET);
        engine.lose(PEER);
        LongData arriving = engine.beginWhole(put(BITS), LENGTH);
        take(arriving, 0, FIRST);
        expect(EventKind.PTL_EVENT_PUT_START);
        assertEquals(ReturnCode.PTL_EQ_EMPTY, portals.eqGet(queue).code());
        arriving.lost();
        assertMemory(FIRST);
        assertEquals(NiFailType.PTL_NI_PEER_DEAD, expect(EventKind.PTL_EVENT_PUT_FAIL).niFailType());
        engine.lose(PEER);
        assertEquals(ReturnCode.PTL_EQ_EMPTY, portals.eqGet(queue).code());
    }

    @Test
    void shouldFailWhatIsBrokenOffWhileSomebodyLooksOnceItGoesOn() { // R81
        attach(MEMORY - OFFSET);
        engine.header(put(BITS));
        engine.lose(PEER);
        expect(EventKind.PTL_EVENT_PUT_START);
        expect(EventKind.PTL_EVENT_PUT_FAIL);
        engine.gate().close();
        engine.header(put(2, BITS));
        LongData arriving = engine.beginData(put(2, BITS), LENGTH);
        take(arriving, 0, FIRST);
        arriving.lost();
        assertEquals(ReturnCode.PTL_EQ_EMPTY, portals.eqGet(queue).code());
        engine.gate().open(() -> { });
        assertMemory(0);
        expect(EventKind.PTL_EVENT_PUT_START);
        assertEquals(NiFailType.PTL_NI_PEER_DEAD, expect(EventKind.PTL_EVENT_PUT_FAIL).niFailType());
    }

    @Test
    void shouldChangeNothingWithoutAnInputOnceSomebodyLooks() throws SnapshotException {
        for (int length : new int[] {MEMORY - OFFSET, FIRST + 1000, FIRST - 1000, 0}) {
            begin();
            attach(length);
            LongData arriving = engine.beginWhole(put(BITS), LENGTH);
            take(arriving, 0, FIRST);
            engine.gate().close();
            inputs.clear();
            engine.portals().recordTo(inputs::add);
            Snapshot snapshot = ProcessSnapshot.take(engine.portals().state());
            ProcessDigest before = digest();
            take(arriving, FIRST, LENGTH);
            arriving.end();
            assertEquals(before, digest());
            engine.gate().open(() -> { });
            assertNotEquals(before, digest());
            assertMemory(Math.min(length, LENGTH));
            PortalsProcess replica = new PortalsProcess(spec.interfaces(), (from, to) -> OptionalLong.empty(), Nowhere.sender());
            ProcessSnapshot.restore(replica.state(), snapshot);
            inputs.stream().filter(OperationCompleted.class::isInstance).forEach(replica::take);
            assertTrue(digest().isOf(replica.state()));
        }
    }

    @Test
    void shouldTakeAMessageWholeIfSomebodyLooksFromTheBeginning() {
        attach(MEMORY - OFFSET);
        engine.gate().close();
        engine.portals().recordTo(inputs::add);
        ProcessDigest before = digest();
        LongData arriving = engine.beginWhole(put(BITS), LENGTH);
        take(arriving, 0, LENGTH);
        arriving.end();
        assertEquals(before, digest());
        engine.gate().open(() -> { });
        assertMemory(LENGTH);
        assertTrue(inputs.stream().anyMatch(input -> input instanceof MessageArrived arrived && arrived.data().length() == LENGTH));
    }
}
