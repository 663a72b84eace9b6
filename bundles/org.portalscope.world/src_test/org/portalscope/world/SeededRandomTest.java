package org.portalscope.world;

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
import org.portalscope.world.schedule.Origin;
import org.portalscope.world.schedule.Pick;

class SeededRandomTest {

    private static final long LIVELY = 116;

    /** The digests were taken once; they are the same on every machine, or a schedule would not be worth its name. */
    @ParameterizedTest
    @CsvSource({"1, 5626a4c608773c518541422504e026cd85c6cce853736d9dfe28c377478924a9",
        "2, 63dbc57efc8309164bf423031c109335d587149ba383ad98bfe7dfc0e1bdbfa2",
        "-7, 6711b7adbb27316f6c53627a86c54b704a9afb0e10baf749ee8d9bcbc3c2e58c"})
    void shouldMakeTheSameRunOfTheSameSeedOnEveryMachine(long seed, String digest) {
        assertEquals(digest, Origin.of("", "", run(seed)).digest());
    }

    @Test
    void shouldMakeOtherRunsOfOtherSeeds() {
        assertNotEquals(run(3), run(4));
    }

    @Test
    void shouldChooseTheSameAgainAfterATransitionHasBeenTakenBack() {
        World world = RandomWorld.of(LIVELY);
        SeededRandom random = new SeededRandom(9);
        List<Effect> effects = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            Choice choice = random.next(world).orElseThrow();
            int from = effects.size();
            world.execute(choice, effects);
            world.revert(choice.process(), effects, from);
            assertEquals(Optional.of(choice), random.next(world));
            world.advance(choice);
        }
    }

    @Test
    void shouldChooseEachOfTheChoicesBySomeSeed() {
        World world = RandomWorld.of(LIVELY);
        Set<Choice> chosen = new HashSet<>();
        for (long seed = 0; seed < 100; seed++) {
            chosen.add(new SeededRandom(seed).next(world).orElseThrow());
        }
        assertEquals(Set.copyOf(world.enabled()), chosen);
    }

    @Test
    void shouldChooseNothingWhereNothingCanHappen() {
        World world = new World(List.of());
        assertTrue(new SeededRandom(1).next(world).isEmpty());
    }

    private static List<String> run(long seed) {
        World world = RandomWorld.of(LIVELY);
        SeededRandom random = new SeededRandom(seed);
        List<String> picks = new ArrayList<>();
        for (Optional<Choice> next = random.next(world); next.isPresent(); next = random.next(world)) {
            picks.add(Pick.of(world, next.get()).toString());
            world.advance(next.get());
        }
        return picks;
    }
}
