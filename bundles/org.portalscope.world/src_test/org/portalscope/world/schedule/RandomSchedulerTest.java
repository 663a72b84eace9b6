package org.portalscope.world.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.RandomWorld;
import org.portalscope.world.SearchableWorld;
import org.portalscope.world.World;

class RandomSchedulerTest {

    private static final long LIVELY = 116;

    /** The digests were taken once; they are the same on every machine, or a schedule would not be worth its name. */
    @ParameterizedTest
    @CsvSource({"1, 3bb82f404daca83108877e8f2aeb4a6961621de71d1134c39fea75bcecf17353",
        "2, b5aad71163701e79388e4818d31a44b1865e0f0771a493ec918139523c6b89f3",
        "-7, 80ce5bdec34c2d840f6e2fc275f2d2e78ac30e5ac3b25dbf53fda6ae6210855e"})
    void shouldMakeTheSameRunOfTheSameSeedOnEveryMachine(long seed, String digest) {
        assertEquals(digest, ScheduleOrigin.of("", "", run(seed)).digest());
    }

    @Test
    void shouldMakeOtherRunsOfOtherSeeds() {
        assertNotEquals(run(3), run(4));
    }

    @Test
    void shouldChooseTheSameAgainAfterATransitionHasBeenReverted() {
        World world = RandomWorld.of(LIVELY);
        RandomScheduler random = new RandomScheduler(9);
        List<Effect> effects = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            Choice choice = random.next(world).orElseThrow();
            int from = effects.size();
            new SearchableWorld(world).execute(choice, effects);
            RandomWorld.revert(world, choice, effects, from);
            assertEquals(Optional.of(choice), random.next(world));
            world.advance(choice);
        }
    }

    @Test
    void shouldChooseEachOfTheChoicesBySomeSeed() {
        World world = RandomWorld.of(LIVELY);
        Set<Choice> chosen = new HashSet<>();
        for (long seed = 0; seed < 100; seed++) {
            chosen.add(new RandomScheduler(seed).next(world).orElseThrow());
        }
        assertEquals(Set.copyOf(world.enabled()), chosen);
    }

    @Test
    void shouldChooseNothingWhereNothingCanHappen() {
        World world = new World(List.of());
        assertTrue(new RandomScheduler(1).next(world).isEmpty());
    }

    private static List<String> run(long seed) {
        World world = RandomWorld.of(LIVELY);
        RandomScheduler random = new RandomScheduler(seed);
        List<String> picks = new ArrayList<>();
        for (Optional<Choice> next = random.next(world); next.isPresent(); next = random.next(world)) {
            picks.add(ScheduledChoice.of(world, next.get()).toString());
            world.advance(next.get());
        }
        return picks;
    }
}
