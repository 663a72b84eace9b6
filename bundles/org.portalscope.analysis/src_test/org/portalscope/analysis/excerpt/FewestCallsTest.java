package org.portalscope.analysis.excerpt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;

class FewestCallsTest {

    private static final int CALLS = 200;

    private static ExcerptDraft draft(int calls) {
        return ExcerptDraft.of(IntStream.range(0, calls)
                .mapToObj(number -> new CausalCall(number, 0, ApiCall.of(0, Function.PTL_FINI), ReturnCode.PTL_OK, List.of(), null)).toList());
    }

    private static Set<Integer> numbers(ExcerptDraft draft) {
        return new TreeSet<>(draft.calls().stream().map(CausalCall::number).toList());
    }

    @Test
    void shouldLeaveWhatIsNeededAlone() {
        Random random = new Random(1);
        for (int round = 0; round < 50; round++) {
            Set<Integer> needed = new TreeSet<>(random.ints(random.nextInt(9), 0, CALLS).boxed().toList());
            assertEquals(needed, numbers(new FewestCalls(draft -> numbers(draft).containsAll(needed), () -> false).of(draft(CALLS))));
        }
    }

    /** Calls that are needed by others in turn: what is left does, and none of it can be left out alone. */
    @Test
    void shouldLeaveNothingThatCanBeLeftOutAlone() {
        Random random = new Random(2);
        for (int round = 0; round < 50; round++) {
            List<Set<Integer>> either = new ArrayList<>();
            for (int choice = 0; choice < 5; choice++) {
                either.add(new HashSet<>(random.ints(4, 0, CALLS).boxed().toList()));
            }
            ExcerptDraft fewest = new FewestCalls(draft -> does(numbers(draft), either), () -> false).of(draft(CALLS));
            assertTrue(does(numbers(fewest), either));
            for (int number : numbers(fewest)) {
                Set<Integer> rest = new TreeSet<>(numbers(fewest));
                rest.remove(number);
                assertTrue(!does(rest, either), () -> number + " of " + numbers(fewest));
            }
        }
    }

    private static boolean does(Set<Integer> numbers, List<Set<Integer>> either) {
        return either.stream().allMatch(some -> some.stream().anyMatch(numbers::contains));
    }

    @Test
    void shouldGiveTheBestSoFarWhenItIsStopped() {
        int[] tries = new int[1];
        ExcerptDraft fewest = new FewestCalls(draft -> ++tries[0] > 0 && numbers(draft).contains(7), () -> tries[0] >= 3).of(draft(CALLS));
        assertEquals(3, tries[0]);
        assertTrue(numbers(fewest).contains(7) && fewest.calls().size() < CALLS, numbers(fewest)::toString);
    }
}
