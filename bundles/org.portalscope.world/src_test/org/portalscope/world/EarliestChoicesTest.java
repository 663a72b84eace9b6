package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.step.Effect;

/** A world with virtual time asks those that have changed, and comes to the same as one that asks all. A failing case names its seed. */
class EarliestChoicesTest {

    private static final int WORLDS = 40;
    private static final Comparator<Choice> BY_TEXT = Comparator.comparing(Choice::toString);

    static LongStream seeds() {
        return LongStream.iterate(3, seed -> seed + 3).limit(WORLDS);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldComeToTheSameIfOnlyThoseAreAskedThatHaveChanged(long seed) {
        World world = RandomWorld.of(seed);
        assertTrue(world.timing().exists());
        SplittableRandom random = new SplittableRandom(seed);
        Deque<Transition> done = new ArrayDeque<>();
        for (List<Choice> choices = checked(world, seed); !choices.isEmpty(); choices = checked(world, seed)) {
            done.push(world.execute(choices.get(random.nextInt(choices.size())), 1));
            for (int back = random.nextInt(4) == 0 ? random.nextInt(done.size()) : 0; back > 0 && random.nextInt(3) > 0; back--) {
                checked(world, seed);
                revert(world, done.pop());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldComeToTheSameWhileASearchGoesBack(long seed) {
        World world = RandomWorld.of(seed);
        SearchableWorld search = new SearchableWorld(world);
        SplittableRandom random = new SplittableRandom(seed);
        List<Effect> effects = new ArrayList<>();
        for (List<Choice> choices = checked(world, seed); !choices.isEmpty(); choices = checked(world, seed)) {
            Choice tried = choices.get(random.nextInt(choices.size()));
            int from = effects.size();
            search.execute(tried, effects);
            checked(world, seed);
            RandomWorld.revert(world, tried, effects, from);
            checked(world, seed);
            world.advance(choices.get(random.nextInt(choices.size())));
        }
    }

    /** What is enabled, compared with what is enabled if all processes are asked. */
    private static List<Choice> checked(World world, long seed) {
        ProcessReadiness[] readiness = world.processes().stream().map(WorldProcess::readiness).toArray(ProcessReadiness[]::new);
        List<Choice> fresh = new EnabledChoices(world, readiness).all();
        List<Choice> choices = world.enabled();
        assertEquals(fresh.stream().sorted(BY_TEXT).toList(), choices.stream().sorted(BY_TEXT).toList(), "seed " + seed);
        return choices;
    }

    private static void revert(World world, Transition transition) {
        for (int i = transition.steps().size() - 1; i >= 0; i--) {
            if (transition.effect(i) != null) {
                world.revert(transition, transition.effect(i));
            }
        }
    }
}
