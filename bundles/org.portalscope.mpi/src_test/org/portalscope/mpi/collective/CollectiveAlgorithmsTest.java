package org.portalscope.mpi.collective;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.protocol.value.Buffer;

/** The algorithms on more ranks than scenarios have, and with an operator whose operands may not change places. */
class CollectiveAlgorithmsTest {

    private static final Buffer OWN = SimulatedRanks.memory(0, 2);
    private static final Buffer RESULT = SimulatedRanks.memory(2, 2);

    /** Elements are pairs {@code (from, to)} of ranks; only neighbours can be combined, the lower one on the left. */
    private record Intervals(boolean isCommutative) implements ComputedReduction {

        @Override
        public byte[] combine(byte[] left, byte[] right) {
            assertEquals(left[1] + 1, right[0], "operands are in the order of ranks");
            return new byte[] {left[0], right[1]};
        }
    }

    private static final Intervals IN_ORDER = new Intervals(false);
    /** The same as a function of the program. */
    private static final Reduction BY_FUNCTION = new UserReduction(1, false, 1, 1);

    private static SimulatedRanks withIntervals(SimulatedRanks ranks, int size) {
        for (int rank = 0; rank < size; rank++) {
            ranks.memory(rank)[0] = (byte) rank;
            ranks.memory(rank)[1] = (byte) rank;
        }
        return ranks;
    }

    private static byte[] result(SimulatedRanks ranks, int rank) {
        return new byte[] {ranks.memory(rank)[2], ranks.memory(rank)[3]};
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 9, 16, 17})
    void shouldReduceInTheOrderOfRanks(int size) {
        for (Reduction reduction : List.of(IN_ORDER, BY_FUNCTION)) {
            for (int root = 0; root < size; root++) {
                int at = root;
                SimulatedRanks ranks = withIntervals(new SimulatedRanks(size, IN_ORDER::combine,
                        schedule -> TreeAlgorithms.reduce(schedule, at, reduction, OWN, RESULT)), size);
                ranks.run();
                assertArrayEquals(new byte[] {0, (byte) (size - 1)}, result(ranks, root), "root " + root);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 9, 16, 17})
    void shouldScanInTheOrderOfRanks(int size) {
        for (Reduction reduction : List.of(IN_ORDER, BY_FUNCTION)) {
            SimulatedRanks ranks = withIntervals(new SimulatedRanks(size, IN_ORDER::combine, schedule -> {
                schedule.copy(OWN, RESULT);
                ExchangeAlgorithms.scan(schedule, reduction, RESULT);
            }), size);
            ranks.run();
            for (int rank = 0; rank < size; rank++) {
                assertArrayEquals(new byte[] {0, (byte) rank}, result(ranks, rank), "rank " + rank);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 9, 16, 17})
    void shouldBroadcastAlongATree(int size) {
        for (int root = 0; root < size; root++) {
            int at = root;
            SimulatedRanks ranks = new SimulatedRanks(size, schedule -> TreeAlgorithms.broadcast(schedule, at, OWN));
            ranks.memory(root)[1] = 42;
            int rounds = ranks.run();
            assertTrue(1 << rounds < 2 * size || size == 1, "the root sends to one of each distance");
            for (int rank = 0; rank < size; rank++) {
                assertEquals(42, ranks.memory(rank)[1], "root " + root + ", rank " + rank);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 8, 9, 16, 17})
    void shouldHearFromAllAtABarrier(int size) {
        int rounds = new SimulatedRanks(size, ExchangeAlgorithms::barrier).run();
        assertEquals(Integer.SIZE - Integer.numberOfLeadingZeros(size - 1), rounds);
    }
}
