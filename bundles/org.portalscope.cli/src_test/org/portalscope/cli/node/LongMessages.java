package org.portalscope.cli.node;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;

/** A program on two nodes that send themselves and each other long messages, short ones between them, some truncated or dropped, and get their own back. */
public final class LongMessages implements PortalsProgram {

    private static final int LENGTH = 2_500_001;
    private static final int SHORT = 5;
    private static final int TRUNCATED = 123_456;
    private static final int LONG_ONES = 3;
    private static final int SENT = LONG_ONES + 3;
    private static final int PORTAL = 4;
    private static final long LONG_BITS = 1;
    private static final long TRUNCATING_BITS = 2;
    private static final long NOBODYS_BITS = 3;

    private final int rounds;

    LongMessages(int rounds) {
        this.rounds = rounds;
    }

    @Override
    public Map<String, Integer> regions() {
        return Map.of("in", LENGTH, "truncated", LENGTH, "out", LENGTH, "back", LENGTH);
    }

    @Override
    public void run(PortalsApi portals) {
        portals.init();
        new End(portals, portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number()).run(rounds);
    }

    /** One of the two nodes. */
    private static final class End {

        private final PortalsApi portals;
        private final long ni;
        private final long queue;
        private final long sent;
        private final int rank;

        End(PortalsApi portals, long ni) {
            this.portals = portals;
            this.ni = ni;
            queue = portals.eqAlloc(ni, 64).number();
            sent = portals.eqAlloc(ni, 64).number();
            rank = portals.getId(ni).output(ProcessId.class).nid();
        }

        private void attach(String region, long bits, int length) {
            long entry = portals.meAttach(ni, PORTAL, ProcessId.ANY, bits, 0, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER).number();
            MdValues values = new MdValues(portals.region(region).address(), length, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE,
                    Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_OP_GET | Ptl.PTL_MD_MANAGE_REMOTE | Ptl.PTL_MD_TRUNCATE, 0, queue);
            portals.mdAttach(entry, values, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN);
        }

        private long bind(String region, int length, long eventq) {
            return portals.mdBind(ni, new MdValues(portals.region(region).address(), length, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, 0, 0, eventq))
                    .number();
        }

        void run(int rounds) {
            attach("in", LONG_BITS, LENGTH);
            attach("truncated", TRUNCATING_BITS, TRUNCATED);
            long back = bind("back", LENGTH, queue);
            long[] out = {bind("out", LENGTH, sent), bind("out", 0, sent), bind("out", SHORT, sent)};
            for (int round = 0; round < rounds; round++) {
                for (int other = 0; other <= 1; other++) {
                    int sender = rank ^ other;
                    portals.write(portals.region("out").address(), content(rank, round));
                    portals.barrier();
                    send(out, rank ^ other);
                    await(sent, EventKind.PTL_EVENT_SEND_END, SENT + 1);
                    portals.write(portals.region("out").address(), new byte[LENGTH]);
                    await(queue, EventKind.PTL_EVENT_PUT_END, SENT);
                    require("in", LENGTH, content(sender, round));
                    require("truncated", TRUNCATED, content(sender, round));
                }
                portals.barrier();
                portals.get(back, new ProcessId(1 - rank, 0), PORTAL, 0, LONG_BITS, 0);
                await(queue, EventKind.PTL_EVENT_REPLY_END, 1);
                require("back", LENGTH, content(rank, round));
            }
        }

        /** Sends {@link #SENT} messages that are taken, and one that is dropped. */
        private void send(long[] out, int to) {
            put(out[0], to, NOBODYS_BITS);
            for (int i = 0; i < LONG_ONES; i++) {
                put(out[0], to, LONG_BITS);
            }
            put(out[1], to, LONG_BITS);
            put(out[0], to, TRUNCATING_BITS);
            put(out[2], to, LONG_BITS);
        }

        private void put(long descriptor, int to, long bits) {
            portals.put(descriptor, AckRequest.PTL_NOACK_REQ, new ProcessId(to, 0), PORTAL, 0, bits, 0, 0);
        }

        private void await(long eventq, EventKind kind, int times) {
            for (int left = times; left > 0;) {
                if (portals.eqWait(eventq).output(Event.class).kind() == kind) {
                    left--;
                }
            }
        }

        /** The first bytes of a region are those of a content, and zeros behind them. */
        private void require(String region, int length, byte[] content) {
            byte[] expected = Arrays.copyOf(Arrays.copyOf(content, length), LENGTH);
            if (!Arrays.equals(expected, portals.read(portals.region(region).address(), LENGTH))) {
                throw new IllegalStateException("something else is in " + region + " of rank " + rank);
            }
        }

        private static byte[] content(int rank, int round) {
            byte[] content = new byte[LENGTH];
            new SplittableRandom(2L * round + rank).nextBytes(content);
            return content;
        }
    }
}
