package org.portalscope.engine;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.OptionalLong;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.MovementCalls;
import org.portalscope.engine.call.QueueCalls;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.step.Journal;

/**
 * A process that sends to itself, and whoever drives it: an operation is over, but for its events, when the call here returns. One
 * message is in flight at a time.
 * Everything refused is an {@link IllegalStateException}, so that no benchmark measures a refusal.
 */
final class Loopback implements Fabric {

    private static final ProcessId SELF = new ProcessId(0, 0);
    private static final int PORTAL = 4;
    private static final int QUEUE_SIZE = 64;

    private final boolean whole;
    private final PortalsProcess process;
    private final MovementCalls movement;
    private final QueueCalls queues;
    private final NetworkInterface networkInterface;
    private final LongOut handle = new LongOut();
    private final EventOut event = new EventOut();
    private Header sent;
    private MemoryBlock data;
    private int firstByte;

    /** @param whole whether a message is taken with its data, or in parts: header, then data */
    Loopback(boolean whole) {
        this.whole = whole;
        process = new PortalsProcess(List.of(InterfaceSpec.of(SELF, 100)), (from, to) -> OptionalLong.of(0), this);
        movement = process.functions().movement();
        queues = process.functions().queues();
        networkInterface = process.state().interfaces().get(0);
        require(process.functions().interfaces().init(handle));
        require(process.functions().interfaces().niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null, new Out<>(), handle));
    }

    /** Adds a region of memory and returns its address. */
    long declare(String name, int bytes) {
        process.declareRegion(name, new byte[bytes]);
        return newestRegion();
    }

    /** Adds a region of memory in a direct buffer and returns its address. */
    long map(String name, int bytes) {
        process.mapRegion(name, ByteBuffer.allocateDirect(bytes));
        return newestRegion();
    }

    private long newestRegion() {
        var regions = process.state().memory().regions();
        return regions.get(regions.size() - 1).address();
    }

    long allocateQueue() {
        require(queues.eqAlloc(networkInterface.handle(), QUEUE_SIZE, handle));
        return handle.value();
    }

    /** Appends an entry to the match list, for any initiator. */
    long append(long matchBits, long ignoreBits) {
        require(process.functions().entries().meAttach(networkInterface.handle(), PORTAL, ProcessId.ANY, matchBits, ignoreBits, Unlink.PTL_RETAIN,
                InsertPosition.PTL_INS_AFTER, handle));
        return handle.value();
    }

    /** Inserts an entry before another one, for any initiator. */
    long insertBefore(long entry, long matchBits, long ignoreBits) {
        require(process.functions().entries().meInsert(entry, ProcessId.ANY, matchBits, ignoreBits, Unlink.PTL_RETAIN,
                InsertPosition.PTL_INS_BEFORE, handle));
        return handle.value();
    }

    void unlink(long entry) {
        require(process.functions().entries().meUnlink(entry));
    }

    void attach(long entry, MdValues descriptor) {
        require(process.functions().descriptors().mdAttach(entry, descriptor, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN, null));
    }

    long bind(MdValues descriptor) {
        require(process.functions().descriptors().mdBind(networkInterface.handle(), descriptor, handle));
        return handle.value();
    }

    void explainTo(Journal journal) {
        process.attach(journal);
    }

    /** PtlPut without an acknowledgement, until the data have arrived. */
    void put(long descriptor, long matchBits) {
        require(movement.put(descriptor, AckRequest.PTL_NOACK_REQ, SELF, PORTAL, 0, matchBits, 0, 0));
        if (whole) {
            process.deliver(sent, data, firstByte);
            return;
        }
        PendingOperation send = networkInterface.newestOperation();
        process.arrive(sent);
        PendingOperation receive = networkInterface.newestOperation();
        process.complete(send, null, 0);
        process.complete(receive, data, firstByte);
    }

    /** PtlGet, until the reply's data have arrived; each message is taken as a whole. */
    void get(long descriptor, long matchBits) {
        require(movement.get(descriptor, SELF, PORTAL, 0, matchBits, 0));
        process.deliver(sent, null, 0);
        process.deliver(sent, data, firstByte);
    }

    /** Takes the next event out of a queue, which must be of the given kind. */
    void take(long eventq, EventKind kind) {
        require(queues.eqGet(eventq, event));
        if (event.data().kind() != kind) {
            throw new IllegalStateException("expected " + kind + ", got " + event.value());
        }
    }

    private static void require(ReturnCode code) {
        if (code != ReturnCode.PTL_OK) {
            throw new IllegalStateException("expected PTL_OK, got " + code);
        }
    }

    @Override
    public void send(Header header) {
        if (sent != header) {
            sent = header;
        }
    }

    @Override
    public boolean takesDataAtOnce() {
        return whole;
    }

    @Override
    public void sendData(Header header, MemoryBlock memory, int from, int length) {
        if (data != memory) {
            data = memory;
        }
        firstByte = from;
    }

    @Override
    public void withholdData(Header header, int niFailType) {
        throw new IllegalStateException("nothing fails here");
    }
}
