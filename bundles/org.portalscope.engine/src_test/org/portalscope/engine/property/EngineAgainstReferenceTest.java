package org.portalscope.engine.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The engine, explained or not, does what the reference does: random cases, the first that fails is shrunk and printed. */
class EngineAgainstReferenceTest {

    private static final int TESTS = 20;
    /** How many of them are made always. */
    private static final int FEW = 8;
    private static final int CASES = 5_000;

    @TestFactory
    Stream<DynamicTest> shouldDoWhatTheReferenceDoes() {
        return tests(0, FEW);
    }

    @TestFactory
    @Tag("long")
    Stream<DynamicTest> shouldDoWhatTheReferenceDoesInMoreCases() {
        return tests(FEW, TESTS);
    }

    private static Stream<DynamicTest> tests(int from, int to) {
        Tally tally = new Tally();
        Stream<DynamicTest> cases = LongStream.range(from, to).map(test -> test * CASES).mapToObj(first -> DynamicTest.dynamicTest(
                "seeds " + first + " to " + (first + CASES - 1), () -> check(first, tally)));
        return Stream.concat(cases, Stream.of(DynamicTest.dynamicTest("everything is reached", () -> assertEquals(List.of(), Coverage.missing(tally)))));
    }

    private static void check(long first, Tally tally) {
        LongStream.range(first, first + CASES).parallel()
                .filter(seed -> Comparison.difference(Generator.generate(seed), tally) != null)
                .findFirst()
                .ifPresent(EngineAgainstReferenceTest::report);
    }

    private static void report(long seed) {
        Case smallest = Shrinker.shrink(Generator.generate(seed), tested -> Comparison.difference(tested, new Tally()) != null);
        fail(smallest + "\n" + Comparison.difference(smallest, new Tally()));
    }
}
