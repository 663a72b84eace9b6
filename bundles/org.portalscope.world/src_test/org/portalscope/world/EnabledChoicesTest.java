package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.Program.Readiness;

class EnabledChoicesTest {

    /** Before its first transition nothing is in flight. */
    private static final World WORLD = RandomWorld.of(1);

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 100);
    }

    /** What a process with threads and nothing else is ready for. */
    private record Threads(int process, long arrivals, boolean hasFailed, boolean dies, Readiness... threads) implements ProcessReadiness {

        @Override
        public boolean isDead() {
            return false;
        }

        @Override
        public int operationCount() {
            return 0;
        }

        @Override
        public Operation operation(int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        public int niFailType(int operation) {
            throw new IndexOutOfBoundsException(operation);
        }

        @Override
        public Choice.Complete completion(int operation, int niFailType) {
            throw new IndexOutOfBoundsException(operation);
        }

        @Override
        public int threadCount() {
            return threads.length;
        }

        @Override
        public Readiness readiness(int thread) {
            return threads[thread];
        }

        @Override
        public Choice.RunThread run(int thread) {
            return new Choice.RunThread(process, thread);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldDecideTheSameAboutACachedReadiness(long seed) {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        List<Choice> live = live(world);
        while (!live.isEmpty()) {
            ProcessReadiness[] cached = world.processes().stream().map(CachedReadiness::of).toArray(ProcessReadiness[]::new);
            assertEquals(live, new EnabledChoices(world, cached).all(), "seed " + seed);
            world.advance(live.get(random.nextInt(live.size())));
            live = live(world);
        }
    }

    private static List<Choice> live(World world) {
        return new EnabledChoices(world, world.processes().stream().map(WorldProcess::readiness).toArray(ProcessReadiness[]::new)).all();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldFindAChoiceByItsRankInItsLane(long seed) {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        for (List<Choice> all = live(world); !world.hasGlobalDependencies() && !all.isEmpty(); all = live(world)) {
            EnabledChoices choices = new EnabledChoices(world, world.processes().stream().map(WorldProcess::readiness).toArray(ProcessReadiness[]::new));
            for (int i = 0; i < all.size(); i++) {
                Turn turn = all.get(i).turn();
                int rank = (int) all.subList(0, i).stream().filter(choice -> choice.turn().equals(turn)).count();
                assertEquals(all.get(i), choices.choice(turn.process(), turn.lane(), rank), "seed " + seed);
            }
            world.advance(all.get(random.nextInt(all.size())));
        }
    }

    @Test
    void shouldRunThreadsThatAreReadyOrWake() {
        assertEquals(runs(0, 1), enabled(threads(0, 0, Readiness.READY, Readiness.WAKES, Readiness.WAITS, Readiness.ENDED)));
    }

    @Test
    void shouldKeepThreadsAtABarrierUntilAllHaveCome() {
        assertEquals(List.of(new Choice.RunThread(1, 0)), enabled(threads(0, 2, Readiness.AT_BARRIER), threads(1, 1, Readiness.READY)));
        assertEquals(List.of(new Choice.RunThread(0, 0), new Choice.RunThread(1, 0)),
                enabled(threads(0, 2, Readiness.AT_BARRIER), threads(1, 2, Readiness.AT_BARRIER)));
    }

    @Test
    void shouldSayOfAThreadAtABarrierWhetherItWaits() {
        ProcessReadiness[] processes = {threads(0, 2, Readiness.AT_BARRIER), threads(1, 1, Readiness.AT_BARRIER)};
        EnabledChoices choices = new EnabledChoices(WORLD, processes);
        assertEquals(Readiness.WAITS, choices.readiness(0, 0));
        assertEquals(Readiness.READY, choices.readiness(1, 0));
    }

    @Test
    void shouldKeepForTheEndWhatIsMeantForIt() {
        assertEquals(runs(1), enabled(threads(0, 0, Readiness.WHEN_QUIESCENT, Readiness.READY)));
        assertEquals(runs(0), enabled(threads(0, 0, Readiness.WHEN_QUIESCENT, Readiness.WAITS)));
    }

    @Test
    void shouldLetAProcessThatDiesDoNothingElse() {
        ProcessReadiness dies = new Threads(0, 0, false, true, Readiness.READY);
        assertEquals(List.of(new Choice.Die(0)), enabled(dies));
    }

    @Test
    void shouldEnableNothingOnceAnExpectationHasFailed() {
        assertTrue(enabled(new Threads(0, 0, true, false, Readiness.READY), threads(1, 0, Readiness.READY)).isEmpty());
    }

    @Test
    void shouldFollowTheSameRulesInRoundRobinOrder() {
        for (Readiness first : Readiness.values()) {
            for (Readiness second : Readiness.values()) {
                for (long arrivals = 1; arrivals <= 2; arrivals++) {
                    ProcessReadiness[] processes = {threads(0, arrivals, first), threads(1, 1, second)};
                    EnabledChoices choices = new EnabledChoices(WORLD, processes);
                    RoundRobinOrder order = new RoundRobinOrder(WORLD, new Barriers(WORLD), choices);
                    assertEquals(choices.all().stream().findFirst().orElse(null), order.after(Turn.NONE.process(), Turn.NONE.lane()),
                            () -> Arrays.toString(processes));
                }
            }
        }
    }

    private static ProcessReadiness threads(int process, long arrivals, Readiness... threads) {
        return new Threads(process, arrivals, false, false, threads);
    }

    private static List<Choice> enabled(ProcessReadiness... processes) {
        return new EnabledChoices(WORLD, processes).all();
    }

    private static List<Choice> runs(int... threads) {
        return Arrays.stream(threads).<Choice>mapToObj(thread -> new Choice.RunThread(0, thread)).toList();
    }
}
