package org.portalscope.mpi;

import java.util.Map;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.world.CountedRounds;

/**
 * A rank that uses Portals alone. As MPI would, the receiver has an entry and a descriptor of threshold 1 for each message, and the sender binds one; a put of
 * the receiver tells that those of a round stand in the list.
 */
final class PutRounds implements CountedRounds {

    private static final long MESSAGES = 4;
    private static final long READY = 5;
    private static final long BITS = 7;
    private static final int EVENTS = 4 * ROUND;

    private final boolean sends;
    private int completed = -1;

    PutRounds(boolean sends) {
        this.sends = sends;
    }

    @Override
    public int completed() {
        return completed;
    }

    @Override
    public Map<String, Integer> regions() {
        return Map.of("data", BYTES);
    }

    @Override
    public void run(PortalsApi portals) {
        portals.init();
        long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
        new Side(portals, ni, portals.eqAlloc(ni, EVENTS).number(), portals.region("data"), new ProcessId(sends ? 1 : 0, 0)).run();
    }

    /** A rank with what it needs. */
    private final class Side {

        private final PortalsApi portals;
        private final long ni;
        private final long queue;
        private final Buffer data;
        private final ProcessId other;

        Side(PortalsApi portals, long ni, long queue, Buffer data, ProcessId other) {
            this.portals = portals;
            this.ni = ni;
            this.queue = queue;
            this.data = data;
            this.other = other;
        }

        void run() {
            if (sends) {
                long entry = portals.meAttach(ni, READY, other, BITS, 0, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER).number();
                portals.mdAttach(entry, descriptor(0, Ptl.PTL_MD_THRESH_INF, Ptl.PTL_MD_OP_PUT), Unlink.PTL_RETAIN, Unlink.PTL_RETAIN);
            }
            long ready = portals.mdBind(ni, new MdValues(data.address(), 0, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, 0, 0, Ptl.PTL_EQ_NONE)).number();
            for (completed = 0;; completed++) {
                if (sends) {
                    await(EventKind.PTL_EVENT_PUT_END);
                    for (int i = 0; i < ROUND; i++) {
                        send();
                    }
                } else {
                    receive(ready);
                }
            }
        }

        private MdValues descriptor(long length, int threshold, int options) {
            return new MdValues(data.address(), length, threshold, Ptl.MAX_OFFSET_NONE, options, 0, queue);
        }

        private void send() {
            long descriptor = portals.mdBind(ni, descriptor(BYTES, 1, 0)).number();
            portals.put(descriptor, AckRequest.PTL_NOACK_REQ, other, MESSAGES, 0, BITS, 0, 0);
            await(EventKind.PTL_EVENT_SEND_END);
            portals.mdUnlink(descriptor);
        }

        private void receive(long ready) {
            for (int i = 0; i < ROUND; i++) {
                long entry = portals.meAttach(ni, MESSAGES, other, BITS, 0, Unlink.PTL_UNLINK, InsertPosition.PTL_INS_AFTER).number();
                portals.mdAttach(entry, descriptor(BYTES, 1, Ptl.PTL_MD_OP_PUT), Unlink.PTL_UNLINK, Unlink.PTL_RETAIN);
            }
            portals.put(ready, AckRequest.PTL_NOACK_REQ, other, READY, 0, BITS, 0, 0);
            for (int i = 0; i < ROUND; i++) {
                await(EventKind.PTL_EVENT_UNLINK);
            }
        }

        private void await(EventKind wanted) {
            while (portals.eqWait(queue).output(Event.class).kind() != wanted) {
                // the condition is the work
            }
        }
    }
}
