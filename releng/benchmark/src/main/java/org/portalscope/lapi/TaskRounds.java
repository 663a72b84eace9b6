package org.portalscope.lapi;

import java.util.List;
import java.util.Map;

import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.world.CountedRounds;

/**
 * One of two tasks of which the first puts into the memory of the second with all three counters, {@link #ROUND} times in a round without a pause; then it
 * waits for its two counters, and the second for the target counter.
 */
final class TaskRounds implements CountedRounds {

    /** Bytes from a block to the next one, of which every other word is put. */
    private static final int STRIDE = 2 * BYTES;

    private final LapiPuts.Call call;
    private final int blocks;
    private int completed = -1;

    /**
     * @param call   with which to put
     * @param blocks of {@link #BYTES} bytes that each call puts
     */
    TaskRounds(LapiPuts.Call call, int blocks) {
        this.call = call;
        this.blocks = blocks;
    }

    @Override
    public int completed() {
        return completed;
    }

    @Override
    public Map<String, Integer> regions() {
        return Map.of("data", blocks * STRIDE, "target", BYTES, "origin", BYTES, "completion", BYTES);
    }

    @Override
    public void run(PortalsApi portals) {
        Lapi lapi = new Lapi(portals, Map.of("window", (long) ROUND));
        lapi.init("L2_LIB", 0, arguments -> {
            throw new IllegalStateException("an error: " + arguments);
        });
        List<Long> places = lapi.addresses(portals.region("data").address());
        List<Long> counters = lapi.addresses(portals.region("target").address());
        new Task(portals, lapi, places.get(1), counters.get(1)).run(lapi.query("TASK_ID") == 0);
    }

    /** A task with what it needs. */
    private final class Task {

        private final PortalsApi portals;
        private final Lapi lapi;
        private final Buffer data;
        private final long place;
        private final long targetCounter;

        Task(PortalsApi portals, Lapi lapi, long place, long targetCounter) {
            this.portals = portals;
            this.lapi = lapi;
            this.data = portals.region("data");
            this.place = place;
            this.targetCounter = targetCounter;
        }

        void run(boolean puts) {
            for (completed = 0;; completed++) {
                if (puts) {
                    putAll(portals.region("origin"), portals.region("completion"));
                } else {
                    lapi.await(portals.region("target"), ROUND);
                }
            }
        }

        private void putAll(Buffer origin, Buffer completion) {
            Buffer contiguous = new Buffer("data", data.address(), (long) blocks * BYTES);
            for (int i = 0; i < ROUND; i++) {
                if (call == LapiPuts.Call.LAPI_PUT) {
                    lapi.put(1, place, contiguous, targetCounter, origin.address(), completion.address());
                } else {
                    lapi.putVectors(1, column(place), column(data.address()), targetCounter, origin.address(), completion.address());
                }
            }
            lapi.await(origin, ROUND);
            lapi.await(completion, ROUND);
        }

        private StructureValue column(long address) {
            return lapi.strided(blocks, address, BYTES, STRIDE);
        }
    }
}
