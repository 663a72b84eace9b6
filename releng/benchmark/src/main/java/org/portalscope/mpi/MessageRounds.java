package org.portalscope.mpi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.world.CountedRounds;

/** A rank that uses MPI; the messages are eager, and the receives of a round are posted before its messages are sent. */
final class MessageRounds implements CountedRounds {

    private static final int TAG = 0;

    /** Room for as many unexpected messages as there are, so that no send waits for credits. */
    private static final Map<String, Long> PARAMETERS = Map.of("buffer_size", 1L << 20);

    private final MpiMessages.Queue queue;
    private final int length;
    private int completed = -1;

    /**
     * @param queue  what the receiver has before the first round, and keeps
     * @param length of that
     */
    MessageRounds(MpiMessages.Queue queue, int length) {
        this.queue = queue;
        this.length = length;
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
        Mpi mpi = new Mpi(portals, PARAMETERS);
        mpi.init();
        Buffer data = portals.region("data");
        boolean sends = mpi.rank() == 0;
        fill(mpi, data, sends);
        mpi.barrier();
        for (completed = 0;; completed++) {
            if (sends) {
                mpi.barrier();
                for (int i = 0; i < ROUND; i++) {
                    mpi.send(data, 1, TAG);
                }
            } else {
                List<Long> receives = post(mpi, data, ROUND, TAG);
                mpi.barrier();
                mpi.awaitAll(receives);
            }
        }
    }

    /** Makes the queue, of messages with a tag that no other has. */
    private void fill(Mpi mpi, Buffer data, boolean sends) {
        if (queue == MpiMessages.Queue.UNEXPECTED && sends) {
            for (int i = 0; i < length; i++) {
                mpi.send(data, 1, TAG + 1);
            }
        } else if (queue == MpiMessages.Queue.POSTED && !sends) {
            post(mpi, data, length, TAG + 1);
        }
    }

    private static List<Long> post(Mpi mpi, Buffer data, int count, int tag) {
        List<Long> receives = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            receives.add(mpi.irecv(data, 0, tag));
        }
        return receives;
    }
}
