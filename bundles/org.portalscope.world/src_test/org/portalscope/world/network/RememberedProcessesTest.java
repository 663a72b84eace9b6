package org.portalscope.world.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.SplittableRandom;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RememberedProcessesTest {

    /** It does what a {@link BitSet} does for as many processes as there are. */
    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 65, 200})
    void shouldFindTheNextOther(int count) {
        SplittableRandom random = new SplittableRandom(count);
        ProcessChanges changes = new ProcessChanges(count);
        RememberedProcesses processes = changes.newSet();
        BitSet expected = new BitSet();
        for (int i = 0; i < 20 * count; i++) {
            int process = random.nextInt(count);
            switch (random.nextInt(50)) {
                case 0 -> {
                    processes.addFirst(process);
                    expected.set(0, process);
                }
                case 1 -> {
                    changes.allChanged();
                    expected.clear();
                }
                case 2, 3, 4, 5, 6, 7, 8, 9 -> {
                    changes.turnTaken(process);
                    expected.clear(process);
                }
                default -> {
                    processes.add(process);
                    expected.set(process);
                }
            }
            for (int from = 0; from <= count; from++) {
                assertEquals(expected.nextClearBit(from), processes.nextOther(from), "from " + from);
            }
        }
    }
}
