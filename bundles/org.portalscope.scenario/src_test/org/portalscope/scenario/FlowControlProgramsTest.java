package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** A valid program of MPI ends in every order with every number of credits, however few and small the short buffers are. */
class FlowControlProgramsTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new MpiProtocol()));
    private static final int MOST = 2_000_000;
    private static final long FIRST = Long.getLong("first.seed", 0);
    private static final long PROGRAMS = Long.getLong("programs", 12);
    private static final int ACTIONS = 25;
    private static final int SEEDS = 20;

    /** How a program ends: "fine", or what is wrong. */
    private static String end(String text, Scheduler scheduler) throws ScenarioException {
        return end(Scenario.readText("random.ptl", text, PROTOCOLS), scheduler);
    }

    private static String end(Scenario scenario, Scheduler scheduler) {
        World world = scenario.world();
        int transitions = 0;
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            if (++transitions > MOST) {
                return "it does not end";
            }
            world.advance(next.get());
        }
        return world.failure().map(Object::toString).orElse(world.waiting().isEmpty() ? "fine" : world.waiting().toString());
    }

    /** Parameters that allow at least one credit, such as {@code { eager_limit = 4, buffers = 2, buffer_size = 16, credits = 1 }}. */
    private static String parameters(Random random, int ranks, int revision) {
        int limit = List.of(0, 1, 4, 8, 20).get(random.nextInt(5));
        int buffers = random.nextInt(2, 4);
        int messages = (ranks + buffers - 2) / (buffers - 1) + random.nextInt(3);
        return "{ eager_limit = %d, buffers = %d, buffer_size = %d, credits = %d, revision = %d }".formatted(limit, buffers, messages * Math.max(1, limit),
                random.nextInt(1, 5), revision);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sends-to-oneself.ptl", "any-source.ptl", "posted-in-a-row.ptl"})
    void shouldEndWithOneCredit(String name) throws Exception {
        Scenario scenario = Scenario.read(Path.of(FlowControlProgramsTest.class.getResource("/mpi-credits/" + name).toURI()), PROTOCOLS);
        assertEquals("fine", end(scenario, new RoundRobinScheduler()));
        for (int seed = 0; seed < SEEDS; seed++) {
            assertEquals("fine", end(scenario, Run.random(seed)), "seed " + seed);
        }
    }

    private static LongStream seeds() {
        return LongStream.range(FIRST, FIRST + PROGRAMS);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldEndAsWithTheDefaults(int threads) throws ScenarioException {
        for (long seed : seeds().toArray()) {
            Random random = new Random(~seed);
            int ranks = random.nextInt(2, 5);
            String defaults = RandomMpiProgram.text(seed, "{ }", ranks, threads, ACTIONS / threads);
            assertEquals("fine", end(defaults, new RoundRobinScheduler()), defaults);
            for (int i = 0; i < 2; i++) {
                String text = RandomMpiProgram.text(seed, parameters(random, ranks, 2), ranks, threads, ACTIONS / threads);
                assertEquals("fine", end(text, new RoundRobinScheduler()), text);
                assertEquals("fine", end(text, Run.random(i)), () -> "random order of " + text);
            }
        }
    }

    /** The programs show what the rules of flow control are for: with those of before, some hang. */
    @Test
    void shouldHangInPartByTheRulesOfBefore() throws ScenarioException {
        int hung = 0;
        for (long seed : seeds().toArray()) {
            Random random = new Random(~seed);
            int ranks = random.nextInt(2, 5);
            String text = RandomMpiProgram.text(seed, parameters(random, ranks, 1), ranks, 1, ACTIONS);
            hung += end(text, new RoundRobinScheduler()).equals("fine") ? 0 : 1;
        }
        assertTrue(hung > 0);
    }
}
