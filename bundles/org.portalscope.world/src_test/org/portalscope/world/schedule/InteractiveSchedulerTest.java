package org.portalscope.world.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.world.Choice;
import org.portalscope.world.RandomWorld;
import org.portalscope.world.World;

class InteractiveSchedulerTest {

    private final World world = RandomWorld.of(1);
    private final List<List<Choice>> asked = new ArrayList<>();
    private final InteractiveScheduler last = new InteractiveScheduler((enabled, words) -> {
        asked.add(enabled);
        return Optional.of(enabled.get(enabled.size() - 1));
    });

    @Test
    void shouldLetTheOtherChooseAmongAllThatCanHappen() {
        List<Choice> enabled = world.enabled();
        assertEquals(Optional.of(enabled.get(enabled.size() - 1)), last.next(world));
        assertEquals(List.of(enabled), asked);
    }

    @Test
    void shouldAskOnceForEachTransition() {
        for (int i = 0; i < 10; i++) {
            last.next(world);
            world.advance(last.next(world).orElseThrow());
        }
        assertEquals(10, asked.size());
    }

    @Test
    void shouldAskAgainWhereSomethingElseIsPossible() {
        Choice first = last.next(world).orElseThrow();
        last.next(RandomWorld.of(2));
        assertEquals(Optional.of(first), last.next(world));
    }

    @Test
    void shouldChooseNothingIfTheOtherWantsNoMore() {
        assertTrue(new InteractiveScheduler((enabled, words) -> Optional.empty()).next(world).isEmpty());
    }
}
