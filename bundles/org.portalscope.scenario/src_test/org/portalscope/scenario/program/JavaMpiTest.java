package org.portalscope.scenario.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.mpi.Mpi;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.time.Timing;

/** Programs in Java use MPI in a world. */
class JavaMpiTest {

    private static final int RANKS = 3;
    private static final int SEEDS = 10;
    private static final int MOST = 5_000;
    private static final int EXPLORED = 50;

    private final JavaPrograms programs = new JavaPrograms();

    @AfterEach
    void endThreads() {
        programs.close();
    }

    private World world(PortalsProgram program) {
        return new World(IntStream.range(0, RANKS).mapToObj(rank -> process(rank, program)).toList(), Topology.FLAT, Timing.NONE);
    }

    private ProcessSpec process(int rank, PortalsProgram program) {
        return programs.process("rank " + rank, List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)),
                List.of(new ProcessSpec.Memory("token", new byte[1]), new ProcessSpec.Memory("ranks", new byte[2])), program);
    }

    private static void runToEnd(World world, Scheduler scheduler) {
        int number = 0;
        for (Optional<Choice> next = scheduler.next(world); next.isPresent() && number < MOST; next = scheduler.next(world)) {
            world.execute(next.get(), ++number);
        }
        assertEquals(Optional.empty(), world.failure());
        assertEquals(List.of(), world.waiting());
    }

    @Test
    void shouldPassATokenAroundInAnyOrderOfEvents() {
        runToEnd(world(new MpiRing()), new RoundRobinScheduler());
        for (int seed = 0; seed < SEEDS; seed++) {
            runToEnd(world(new MpiRing()), new RandomScheduler(seed));
        }
    }

    /** Rank 0 polls for a message that nobody sends. No state is recognized, so the search ends at a bound; raising the bound would not find the livelock. */
    @Test
    void shouldSayThatLivelocksAreNotLookedFor() {
        ExplorationOptions options = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, EXPLORED, 1L << 28, MOST);
        ExplorationResult result = new Explorer(() -> world(JavaMpiTest::probeForEver), options, WorkerPool.ALONE, () -> false, progress -> { }).explore();
        assertEquals(List.of(), result.findings());
        assertEquals(Optional.of(ExplorationResult.Limit.STATES), result.limit());
        assertEquals(Optional.of(ExplorationResult.Unsought.HIDDEN_STATE), result.unsought());
    }

    private static void probeForEver(PortalsApi portals) {
        Mpi mpi = new Mpi(portals);
        mpi.init();
        Object flag = 0L;
        while (mpi.rank() == 0 && flag.equals(0L)) {
            flag = mpi.call("MPI_Iprobe", 1L, 1L, mpi.constant("MPI_COMM_WORLD")).get(0);
        }
        mpi.end();
    }

    /** Each rank contributes the interval of itself; only neighbours can be joined. */
    private static void joinIntervals(PortalsApi portals) {
        Mpi mpi = new Mpi(portals);
        mpi.init();
        Buffer ranks = portals.region("ranks");
        portals.write(ranks.address(), new byte[] {(byte) mpi.rank(), (byte) mpi.rank()});
        long pair = (Long) mpi.call("MPI_Type_contiguous", 2L, mpi.constant("MPI_BYTE")).get(0);
        mpi.call("MPI_Type_commit", pair);
        long join = mpi.createOperator((low, high, len, datatype) -> {
            byte[] below = portals.read(low.address(), 2);
            byte[] above = portals.read(high.address(), 2);
            assertEquals(List.of(1L, pair, below[1] + 1), List.of(len, datatype, (int) above[0]));
            portals.write(high.address(), below[0] == 0 ? new byte[] {0} : new byte[] {below[0], above[1]});
        }, false);
        mpi.call("MPI_Allreduce", mpi.inPlace(), ranks, 1L, pair, join, mpi.constant("MPI_COMM_WORLD"));
        assertArrayEquals(new byte[] {0, (byte) (mpi.size() - 1)}, portals.read(ranks.address(), 2));
        mpi.end();
    }

    @Test
    void shouldReduceByFunctionsOfTheProgram() {
        runToEnd(world(JavaMpiTest::joinIntervals), new RoundRobinScheduler());
        for (int seed = 0; seed < SEEDS; seed++) {
            runToEnd(world(JavaMpiTest::joinIntervals), new RandomScheduler(seed));
        }
    }

    /** The token goes around in place, while a broadcast is under way; its bytes are those of rank 1. */
    private static void begin(PortalsApi portals) {
        Mpi mpi = new Mpi(portals);
        assertEquals(mpi.constant("MPI_THREAD_MULTIPLE"), mpi.initThread(mpi.constant("MPI_THREAD_MULTIPLE")));
        Buffer token = portals.region("token");
        Buffer ranks = portals.region("ranks");
        int rank = mpi.rank();
        portals.write(token.address(), new byte[] {(byte) rank});
        portals.write(ranks.address(), new byte[] {(byte) rank, (byte) rank});
        long broadcast = mpi.ibcast(ranks, 1);
        long barrier = mpi.ibarrier();
        mpi.sendrecvReplace(token, (rank + 1) % RANKS, 7, (rank + RANKS - 1) % RANKS, 7);
        assertArrayEquals(new byte[] {(byte) ((rank + RANKS - 1) % RANKS)}, portals.read(token.address(), 1));
        mpi.awaitAll(List.of(barrier, broadcast));
        assertArrayEquals(new byte[] {1, 1}, portals.read(ranks.address(), 2));
        List<Object> tested = mpi.call("MPI_Test", mpi.constant("MPI_REQUEST_NULL"));
        assertEquals(List.of(mpi.constant("MPI_REQUEST_NULL"), 1L), tested.subList(0, 2));
        mpi.end();
    }

    @Test
    void shouldCarryNonblockingCollectivesOnInAnyCall() {
        runToEnd(world(JavaMpiTest::begin), new RoundRobinScheduler());
        for (int seed = 0; seed < SEEDS; seed++) {
            runToEnd(world(JavaMpiTest::begin), new RandomScheduler(seed));
        }
    }

    @Test
    void shouldRefuseParametersThatThereAreNot() {
        assertEquals("MPI has no parameter eager_limit that can be -1",
                assertThrows(IllegalArgumentException.class, () -> new Mpi(null, Map.of("eager_limit", -1L))).getMessage());
    }
}
