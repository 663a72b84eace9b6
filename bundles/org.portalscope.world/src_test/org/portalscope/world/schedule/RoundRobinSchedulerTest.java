package org.portalscope.world.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.world.RandomProgram;
import org.portalscope.world.World;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.ProcessSpec;

class RoundRobinSchedulerTest {

    @Test
    void shouldGiveEveryThreadOfEveryProcessATurn() {
        World world = new World(List.of(spec(0), spec(1)));
        List<Turn> turns = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            world.execute(new RoundRobinScheduler().next(world).orElseThrow(), i + 1);
            turns.add(world.network().turn());
        }
        assertEquals(List.of(new Turn(0, 2), new Turn(0, 3), new Turn(1, 2), new Turn(1, 3), new Turn(0, 2), new Turn(0, 3)), turns);
    }

    private static ProcessSpec spec(int nid) {
        return new ProcessSpec("p" + nid, InterfaceSpec.of(new ProcessId(nid, 0), 1), List.of(),
                portals -> new RandomProgram(portals, 1, 2));
    }
}
