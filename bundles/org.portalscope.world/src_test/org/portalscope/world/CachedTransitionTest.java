package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.network.Payload;

class CachedTransitionTest {

    private static final int MORE_THAN_ANY = 65;
    private static final int WORLDS = 100;

    @Test
    void shouldAnswerNothingButItsOwnInput() {
        World world = RandomWorld.of(1);
        SplittableRandom random = new SplittableRandom(1);
        int pairs = 0;
        for (List<Choice> choices = world.enabled(); !choices.isEmpty(); choices = world.enabled()) {
            for (Choice one : choices) {
                pairs += compareWithOthers(world, one, choices);
            }
            world.advance(choices.get(random.nextInt(choices.size())));
        }
        assertTrue(pairs > 100);
    }

    /** Returns with how many other choices of the same process it was compared. */
    private static int compareWithOthers(World world, Choice one, List<Choice> choices) {
        List<Choice> others = choices.stream().filter(other -> other.process() == one.process() && !other.equals(one)).toList();
        CachedTransition cached = cached(world, one);
        assertTrue(one instanceof Choice.RunThread || cached.answers(world, one));
        others.forEach(other -> assertFalse(cached.answers(world, other)));
        return others.size();
    }

    private static CachedTransition cached(World world, Choice choice) {
        List<Effect> effects = new ArrayList<>();
        CachedTransition cached = new SearchableWorld(world).execute(choice, effects);
        RandomWorld.revert(world, choice, effects, 0);
        return cached;
    }

    @Test
    void shouldTellDataThatAreNotTheSame() {
        int completions = 0;
        for (long seed = 1; seed <= WORLDS; seed++) {
            completions += tryOtherData(RandomWorld.of(seed), new SplittableRandom(seed));
        }
        assertTrue(completions > 0);
    }

    /** Returns how many completions had data. */
    private static int tryOtherData(World world, SplittableRandom random) {
        int completions = 0;
        for (List<Choice> choices = world.enabled(); !choices.isEmpty(); choices = world.enabled()) {
            Choice choice = choices.get(random.nextInt(choices.size()));
            if (choice instanceof Choice.Complete complete && world.network().payload(complete.operation()) != null) {
                assertFalse(answersOtherData(world, complete));
                completions++;
            }
            world.advance(choice);
        }
        return completions;
    }

    private static boolean answersOtherData(World world, Choice.Complete choice) {
        CachedTransition cached = cached(world, choice);
        Message.Key message = choice.operation().message().key();
        Payload payload = world.network().payload(choice.operation());
        world.network().putPayload(message, new Payload(new byte[MORE_THAN_ANY], 0, 0));
        boolean answers = cached.answers(world, choice);
        world.network().putPayload(message, payload);
        return answers;
    }
}
