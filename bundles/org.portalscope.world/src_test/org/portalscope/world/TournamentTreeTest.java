package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class TournamentTreeTest {

    private static final int CHANGES = 200;
    private static final int NUMBERS = 10;

    @Test
    void shouldKnowTheLeastAndTheNextUpToABound() {
        SplittableRandom random = new SplittableRandom(1);
        for (int places : new int[] {0, 1, 2, 3, 7, 8, 9, 33}) {
            long[] numbers = new long[places];
            Arrays.fill(numbers, TournamentTree.NO_NUMBER);
            TournamentTree tree = new TournamentTree(places);
            check(numbers, tree);
            for (int i = 0; places > 0 && i < CHANGES; i++) {
                int place = random.nextInt(places);
                numbers[place] = random.nextInt(4) == 0 ? TournamentTree.NO_NUMBER : random.nextInt(NUMBERS);
                tree.set(place, numbers[place]);
                check(numbers, tree);
            }
        }
    }

    private static void check(long[] numbers, TournamentTree tree) {
        assertEquals(Arrays.stream(numbers).min().orElse(TournamentTree.NO_NUMBER), tree.least(), () -> Arrays.toString(numbers));
        for (int from = 0; from <= numbers.length; from++) {
            for (long most = -1; most <= NUMBERS; most++) {
                long bound = most;
                int expected = IntStream.range(from, numbers.length).filter(place -> numbers[place] <= bound).findFirst().orElse(TournamentTree.NO_PLACE);
                assertEquals(expected, tree.next(from, most), () -> "up to " + bound + " in " + Arrays.toString(numbers));
            }
        }
    }
}
