package org.portalscope.engine.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

import org.junit.jupiter.api.Test;

/** A case that fails becomes one that people can read. */
class ShrinkerTest {

    @Test
    void shouldKeepOnlyTheStepsThatMatter() {
        Case failing = someCase(tested -> puts(tested) >= 2);
        Case smallest = Shrinker.shrink(failing, tested -> puts(tested) >= 2);
        assertEquals(2, smallest.steps().size());
        assertEquals(2, puts(smallest));
        assertEquals(failing.seed(), smallest.seed());
    }

    @Test
    void shouldMakeArgumentsPlainer() {
        Predicate<Case> planted = tested -> tested.steps().stream().anyMatch(step -> step instanceof Step.Calls calls
                && calls.function().equals("PtlPut") && (Long) calls.arguments().get(7) >= 10);
        Step.Calls smallest = (Step.Calls) Shrinker.shrink(someCase(planted), planted).steps().get(0);
        assertEquals(List.of(0L, 0L, 0L, 0L), smallest.arguments().subList(3, 7));
        assertTrue((Long) smallest.arguments().get(7) < 20);
    }

    @Test
    void shouldLeaveNoStepThatCanBeLeftOut() {
        Predicate<Case> acknowledged = tested -> {
            Tally tally = new Tally();
            Comparison.difference(tested, tally);
            return tally.of("PTL_EVENT_ACK") > 0;
        };
        Case smallest = Shrinker.shrink(someCase(acknowledged), acknowledged);
        assertTrue(acknowledged.test(smallest));
        for (int left = 0; left < smallest.steps().size(); left++) {
            List<Step> others = new ArrayList<>(smallest.steps());
            others.remove(left);
            assertFalse(acknowledged.test(smallest.with(others)), smallest::toString);
        }
    }

    private static long puts(Case tested) {
        return tested.steps().stream().filter(step -> step instanceof Step.Calls calls && calls.function().equals("PtlPut")).count();
    }

    private static Case someCase(Predicate<Case> fails) {
        long seed = 0;
        while (!fails.test(Generator.generate(seed))) {
            seed++;
        }
        return Generator.generate(seed);
    }
}
