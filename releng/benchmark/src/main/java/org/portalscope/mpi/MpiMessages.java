package org.portalscope.mpi;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.portalscope.engine.Settings;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.scenario.program.JavaPrograms;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/**
 * A quick run of two programs in Java: one sends the other eager messages of 8 bytes by MPI, whose receives are posted before. The receiver has some other
 * receives or unexpected messages all the time. Each iteration has a world of its own, since a world keeps what its programs have been answered.
 */
@Warmup(iterations = 10, time = 1)
public class MpiMessages extends Settings {

    /** Receives or messages of a queue. */
    static final int LENGTH = 10_000;

    /** What the receiver has all the time. */
    public enum Queue {
        EMPTY, POSTED, UNEXPECTED
    }

    @Param
    public Queue queue;

    int length = LENGTH;

    private JavaPrograms programs;
    private World world;
    private Scheduler scheduler;
    private MessageRounds receiver;

    @Setup(Level.Iteration)
    public void begin() {
        programs = new JavaPrograms();
        receiver = new MessageRounds(queue, length);
        List<MessageRounds> ranks = List.of(new MessageRounds(queue, length), receiver);
        world = new World(IntStream.range(0, ranks.size()).mapToObj(rank -> process(rank, ranks.get(rank))).toList());
        scheduler = new RoundRobinScheduler();
        round();
    }

    private ProcessSpec process(int rank, MessageRounds program) {
        List<ProcessSpec.Memory> regions = program.regions().entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(region -> new ProcessSpec.Memory(region.getKey(), new byte[region.getValue()])).toList();
        return programs.process("rank " + rank, List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)), regions, program);
    }

    @TearDown(Level.Iteration)
    public void end() {
        programs.close();
    }

    @Benchmark
    @OperationsPerInvocation(MessageRounds.ROUND)
    public void round() {
        int before = receiver.completed();
        world.run(() -> {
            if (receiver.completed() != before) {
                return false;
            }
            advance();
            return true;
        });
    }

    private void advance() {
        Choice choice = scheduler.next(world).orElseThrow(() -> new IllegalStateException(world.waiting() + " " + world.failure()));
        if (!(choice instanceof Choice.Deliver delivery) || world.advanceWhole(delivery) == 0) {
            world.advance(choice);
        }
    }

    /** How many rounds are complete. */
    int rounds() {
        return receiver.completed();
    }
}
