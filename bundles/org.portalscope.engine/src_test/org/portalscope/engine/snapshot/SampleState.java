package org.portalscope.engine.snapshot;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;

/** A state that has something of everything that a snapshot of a process holds. */
final class SampleState {

    private static final Limits LIMITS = new Limits(8, 8, 4, 2, 3);
    private static final ProcessId PEER = new ProcessId(7, 1);
    private static final int THREAD = 1;

    private final PortalsState state = fresh();
    private final Mutator mutator = new Mutator(state);
    private final NetworkInterface ni = state.interfaces().get(0);

    private SampleState() {
    }

    /** The state of a process before its first call, made from the specification of the sample. */
    static PortalsState fresh() {
        return new PortalsState(List.of(new InterfaceSpec(new ProcessId(1, 2), 100, LIMITS, 16), new InterfaceSpec(new ProcessId(3, 2), 100, LIMITS, 16)),
                new NoNetwork());
    }

    static PortalsState make() {
        SampleState sample = new SampleState();
        sample.initialize();
        sample.logEvents();
        sample.link();
        sample.start();
        return sample.state;
    }

    private void initialize() {
        mutator.memory().declareRegion("small", "portals!".getBytes());
        mutator.memory().declareRegion("large", new byte[MemoryPage.SIZE + 10]);
        mutator.memory().write(state.memory().regions().get(1).address() + MemoryPage.SIZE, new byte[] {1, 2, 3});
        mutator.objects().initializeLibrary();
        mutator.objects().initializeInterface(ni, LIMITS);
        mutator.objects().setAccessEntry(ni, 1, new AccessEntry(PEER, 100, Ptl.PTL_PT_INDEX_ANY, false));
    }

    /** One queue has gone, one is full and has lost an event, and one has served a thread and lets another wait. */
    private void logEvents() {
        mutator.objects().freeQueue(ni.queues().get(mutator.objects().allocateQueue(ni, 1)));
        EventQueue full = ni.queues().get(mutator.objects().allocateQueue(ni, 2));
        for (int i = 0; i < 3; i++) {
            log(full);
        }
        mutator.takeEvent(full, new EventOut(), false);
        EventQueue waiting = ni.queues().get(mutator.objects().allocateQueue(ni, 4));
        mutator.addWaiter(waiting, THREAD);
        log(waiting);
        mutator.addWaiter(waiting, THREAD + 1);
        mutator.addWaiter(waiting, THREAD + 2);
    }

    private void log(EventQueue queue) {
        queue.next().set(new Event(EventKind.PTL_EVENT_PUT_START, PEER, 100, 2, 0xFFL, 8, 8, 0, Ptl.PTL_MD_NONE, md(1), -1, 1,
                NiFailType.PTL_NI_OK, ni.nextSequence()));
        mutator.log(ni, queue);
    }

    private void link() {
        long first = mutator.objects().linkEntry(ni, 2, ProcessId.ANY, 1, -1, Unlink.PTL_RETAIN, null);
        long gone = mutator.objects().linkEntry(ni, 2, PEER, 2, 0, Unlink.PTL_UNLINK, null);
        mutator.objects().linkEntry(ni, 2, PEER, 3, 0xF0, Unlink.PTL_UNLINK, ni.entries().get(first));
        mutator.objects().unlinkEntry(ni.entries().get(gone));
        mutator.objects().createDescriptor(ni, md(5), first, Unlink.PTL_UNLINK, Unlink.PTL_RETAIN);
    }

    private static MdValues md(int threshold) {
        return new MdValues(0x1000, 8, threshold, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 42, Ptl.PTL_EQ_NONE);
    }

    /** One put is in flight, and one was dropped. */
    private void start() {
        PutRequest put = new PutRequest(new OperationId(PEER, 9), PEER, 100, ni.id(), 2, 1, 0x11, 0, Ptl.PTL_MD_NONE, 8, -2);
        PendingOperation place = mutator.place(ni);
        place.header().set(put);
        mutator.startOperation(place, Operation.Kind.PUT, ni.descriptors().all().get(0), 0x1000, 0, 8, false);
        mutator.takeThreshold(ni.descriptors().all().get(0), place.link());
        mutator.drop(ni, Header.of(put), DropReason.values()[0]);
    }

    /** Takes what is dropped, and nothing else. */
    private static final class NoNetwork implements Fabric {

        @Override
        public void send(Header header) {
            throw new IllegalStateException("nothing is sent");
        }

        @Override
        public void sendData(Header header, MemoryBlock memory, int from, int length) {
            throw new IllegalStateException("nothing is sent");
        }

        @Override
        public void withholdData(Header header, int niFailType) {
            throw new IllegalStateException("nothing is sent");
        }
    }
}
