package org.portalscope.dat;

import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.world.CountedRounds;

/**
 * One of two processes of which the first, a client, sends the second, a server, messages into its shared receive queue. Both take the events of all
 * completions; the server posts each receive again once it has its event, and tells by a Send that all receives of a round are posted.
 */
final class QueueRounds implements CountedRounds {

    private static final ProcessId SERVER = new ProcessId(1, 0);
    private static final long QUALIFIER = 7;
    private static final Map<String, Long> PARAMETERS = Map.of("max_dtos", 2L * ROUND);

    private final boolean sends;
    private final SharedQueueSends.Wait wait;
    private int completed = -1;

    QueueRounds(boolean sends, SharedQueueSends.Wait wait) {
        this.sends = sends;
        this.wait = wait;
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
        Side side = new Side(new Dat(portals, PARAMETERS), portals.region("data"));
        if (sends) {
            side.send();
        } else {
            side.serve();
        }
    }

    /** A process with what it needs. */
    private final class Side {

        private final Dat dat;
        private final long ia;
        private final long pz;
        private final long receives;
        private final long requests;
        private final long connections;
        private final StructureValue segment;
        private final long success;

        Side(Dat dat, Buffer data) {
            this.dat = dat;
            ia = dat.open(1);
            pz = dat.protectionZone(ia);
            segment = dat.segment(dat.register(ia, pz, data), data);
            success = dat.constant("DAT_DTO_SUCCESS");
            receives = dat.dispatcher(ia, 2L * ROUND, "DAT_EVD_DTO_FLAG");
            requests = dat.dispatcher(ia, 2L * ROUND, "DAT_EVD_DTO_FLAG");
            connections = dat.dispatcher(ia, 2, "DAT_EVD_CR_FLAG", "DAT_EVD_CONNECTION_FLAG");
        }

        void send() {
            long ep = connect();
            for (completed = 0;; completed++) {
                take(receives);
                dat.postRecv(ep, 0, segment);
                for (int i = 0; i < ROUND; i++) {
                    dat.postSend(ep, i, segment);
                }
                takeAll(requests);
            }
        }

        /** Until the server listens, its library rejects, which flushes the receive. */
        private long connect() {
            long ep = (Long) dat.call("dat_ep_create", ia, pz, receives, requests, connections,
                    dat.structure("dat_ep_create", "ep_attributes", Map.of())).get(0);
            dat.postRecv(ep, 0, segment);
            dat.connect(ep, SERVER, QUALIFIER);
            while (dat.next(connections).number("event_number") != dat.constant("DAT_CONNECTION_EVENT_ESTABLISHED")) {
                dat.next(receives);
                dat.call("dat_ep_reset", ep);
                dat.postRecv(ep, 0, segment);
                dat.connect(ep, SERVER, QUALIFIER);
            }
            return ep;
        }

        void serve() {
            long srq = (Long) dat.call("dat_srq_create", ia, pz, dat.structure("dat_srq_create", "srq_attr", Map.of("max_recv_dtos", 2L * ROUND))).get(0);
            for (int i = 0; i < ROUND; i++) {
                postRecv(srq);
            }
            long ep = accept(srq);
            for (completed = 0;; completed++) {
                dat.postSend(ep, 0, segment);
                for (int i = 0; i < ROUND; i++) {
                    takeOne(receives, i);
                    postRecv(srq);
                }
                take(requests);
            }
        }

        private long accept(long srq) {
            dat.listen(ia, QUALIFIER, connections);
            StructureValue request = dat.next(connections);
            long ep = (Long) dat.call("dat_ep_create_with_srq", ia, pz, receives, requests, connections, srq,
                    dat.structure("dat_ep_create_with_srq", "ep_attributes", Map.of())).get(0);
            dat.accept(request, ep);
            dat.next(connections);
            return ep;
        }

        private void postRecv(long srq) {
            dat.call("dat_srq_post_recv", srq, 1L, List.of(segment), 0L);
        }

        /** Takes the completions of a round. */
        private void takeAll(long evd) {
            for (int i = 0; i < ROUND; i++) {
                takeOne(evd, i);
            }
        }

        /** Takes a completion of a round, of which some have been taken. */
        private void takeOne(long evd, int taken) {
            if (wait == SharedQueueSends.Wait.EACH) {
                take(evd);
            } else if (taken == 0) {
                require(dat.call("dat_evd_wait", evd, dat.constant("DAT_TIMEOUT_INFINITE"), (long) ROUND));
            } else {
                require(dat.call("dat_evd_dequeue", evd));
            }
        }

        private void take(long evd) {
            require(List.of(dat.next(evd)));
        }

        /** Requires that a call has taken the event of an operation that has succeeded. */
        private void require(List<Object> outputs) {
            if (((StructureValue) outputs.get(0)).number("status") != success) {
                throw new IllegalStateException("a message did not arrive");
            }
        }
    }
}
