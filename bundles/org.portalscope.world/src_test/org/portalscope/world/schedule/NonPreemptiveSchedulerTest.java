package org.portalscope.world.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.world.Choice;
import org.portalscope.world.RandomProgram;
import org.portalscope.world.RandomWorld;
import org.portalscope.world.World;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.ProcessSpec;

class NonPreemptiveSchedulerTest {

    private final Scheduler scheduler = new NonPreemptiveScheduler();

    @Test
    void shouldLetAThreadGoOnUntilItHasEnded() {
        World world = new World(List.of(spec(0), spec(1)));
        List<Turn> turns = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            world.execute(scheduler.next(world).orElseThrow(), i + 1);
            turns.add(world.network().turn());
        }
        assertEquals(List.of(new Turn(0, 2), new Turn(0, 2), new Turn(0, 3), new Turn(0, 3), new Turn(1, 2), new Turn(1, 2)), turns);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void shouldLeaveAProcessOnlyIfItsThreadAndItsOperationsCannotGoOn(long seed) {
        World world = RandomWorld.of(seed);
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            Turn last = world.network().turn();
            Turn expected = last.lane() < Turn.FIRST_THREAD ? null
                    : Stream.of(last, new Turn(last.process(), Turn.COMPLETION)).filter(turn -> isEnabled(turn, world)).findFirst().orElse(null);
            assertEquals(expected == null ? world.next().orElseThrow().turn() : expected, next.get().turn());
            world.advance(next.get());
        }
        assertEquals(List.of(), world.enabled());
    }

    private static boolean isEnabled(Turn turn, World world) {
        return world.enabled().stream().map(Choice::turn).anyMatch(turn::equals);
    }

    private static ProcessSpec spec(int nid) {
        return new ProcessSpec("p" + nid, InterfaceSpec.of(new ProcessId(nid, 0), 1), List.of(),
                portals -> new RandomProgram(portals, 1, 2));
    }
}
