package org.portalscope.world.explore;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Finds what cannot be left in random graphs, and in one whose path is long. */
class BottomComponentsTest {

    private static final int GRAPHS = 300;
    private static final int MOST_STATES = 12;
    private static final int LONG = 200_000;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void shouldFindWhatReachabilitySays(int mostMoves) {
        SplittableRandom random = new SplittableRandom(mostMoves);
        for (int graph = 0; graph < GRAPHS; graph++) {
            int[] states = IntStream.rangeClosed(1, 1 + random.nextInt(MOST_STATES)).map(i -> 3 * i).toArray();
            BitSet[] reached = new BitSet[states.length];
            ReverseEdges edges = new ReverseEdges(3 * states.length + 1);
            for (int source = 0; source < states.length; source++) {
                reached[source] = new BitSet();
                reached[source].set(source);
                for (int move = 0; move <= random.nextInt(mostMoves); move++) {
                    int target = random.nextInt(states.length);
                    edges.add(states[source], states[target]);
                    reached[source].set(target);
                }
            }
            close(reached);
            int[] expected = IntStream.range(0, states.length).filter(state -> isFirstOfBottom(reached, state)).map(state -> states[state]).toArray();
            assertArrayEquals(expected, new BottomComponents(states, edges).lowestStates());
            assertTrue(expected.length > 0);
        }
    }

    private static void close(BitSet[] reached) {
        for (int round = 0; round < reached.length; round++) {
            for (BitSet set : reached) {
                IntStream.of(set.stream().toArray()).forEach(next -> set.or(reached[next]));
            }
        }
    }

    private static boolean isFirstOfBottom(BitSet[] reached, int state) {
        return reached[state].stream().allMatch(next -> reached[next].get(state)) && reached[state].nextSetBit(0) == state;
    }

    @Test
    void shouldFollowLongPaths() {
        ReverseEdges edges = new ReverseEdges(LONG);
        IntStream.range(0, LONG - 1).forEach(state -> edges.add(state, state + 1));
        edges.add(LONG - 1, LONG - 2);
        assertArrayEquals(new int[] {LONG - 2}, new BottomComponents(IntStream.range(0, LONG).toArray(), edges).lowestStates());
    }

    @Test
    void shouldFindTheEdgesToEachState() {
        ReverseEdges edges = new ReverseEdges(3);
        assertEquals(ReverseEdges.NONE, edges.first(2));
        edges.add(0, 2);
        edges.add(1, 2);
        assertEquals(1, edges.source(edges.first(2)));
        assertEquals(0, edges.source(edges.next(edges.first(2))));
        assertEquals(ReverseEdges.NONE, edges.next(edges.next(edges.first(2))));
        assertEquals(ReverseEdges.NONE, edges.first(1));
    }
}
