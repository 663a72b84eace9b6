package org.portalscope.scenario.explore;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.world.explore.Finding;

/** Holds the explorer to a search of all states in all orders on random scenarios that poll: what never ends is found, and nothing else is called so. */
class LivelockSoundnessTest {

    /** Random scenarios. */
    private static final int SEEDS = 100;

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldFindTheLivelocksThatAnExhaustiveSearchFinds(long seed) {
        String source = RandomPollers.scenario(new SplittableRandom(seed));
        ParseResult read = ScenarioReader.parse("random.ptl", source);
        Scenario scenario = read.scenario().orElseThrow(() -> new AssertionError(read.report() + source));
        try {
            SoundnessTest.compare(scenario, 0, Set.of(), SoundnessTest.MANY);
            SoundnessTest.compare(scenario, 1, Set.of(), SoundnessTest.MANY);
            SoundnessTest.compare(scenario, 0, Set.of("p"), SoundnessTest.MANY);
        } catch (AssertionError e) {
            throw new AssertionError("seed " + seed + ":\n" + source, e);
        }
    }

    @Test
    void shouldTryLivelocksAndPollsThatEnd() {
        List<Optional<Finding.Kind>> found = seeds().mapToObj(seed -> ScenarioReader.parse("random.ptl", RandomPollers.scenario(new SplittableRandom(seed))))
                .map(read -> SoundnessTest.explore(read.scenario().orElseThrow(), 0, Set.of(), Integer.MAX_VALUE).finding().map(Finding::kind)).toList();
        assertTrue(Collections.frequency(found, Optional.of(Finding.Kind.LIVELOCK)) > SEEDS / 5, found::toString);
        assertTrue(Collections.frequency(found, Optional.empty()) > SEEDS / 5, found::toString);
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, SEEDS);
    }
}
