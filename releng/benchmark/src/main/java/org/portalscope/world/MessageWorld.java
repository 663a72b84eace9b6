package org.portalscope.world;

import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.scenario.program.JavaPrograms;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.ForwardExecution;
import org.portalscope.world.schedule.NonPreemptiveScheduler;
import org.portalscope.world.schedule.Scheduler;

/** A quick run of two processes, which stands where the first round begins. */
public final class MessageWorld implements AutoCloseable {

    private final JavaPrograms programs = new JavaPrograms();
    private final Scheduler scheduler;
    private final World world;
    private final ForwardExecution execution;
    private final CountedRounds receiver;

    /** A run in which a thread goes on as long as it can. */
    public MessageWorld(CountedRounds sender, CountedRounds receiver) {
        this(sender, receiver, new NonPreemptiveScheduler());
    }

    public MessageWorld(CountedRounds sender, CountedRounds receiver, Scheduler scheduler) {
        this.receiver = receiver;
        this.scheduler = scheduler;
        world = new World(List.of(process(0, sender), process(1, receiver)));
        world.processes().forEach(process -> process.program().keepNoHistory());
        execution = new ForwardExecution(world, scheduler);
        run(1);
    }

    private ProcessSpec process(int rank, CountedRounds program) {
        List<ProcessSpec.Memory> regions = program.regions().entrySet().stream().sorted(Map.Entry.comparingByKey())
                .map(region -> new ProcessSpec.Memory(region.getKey(), new byte[region.getValue()])).toList();
        return programs.process("rank " + rank, List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)), regions, program);
    }

    /** Runs until so many more rounds are complete. */
    public void run(int rounds) {
        int wanted = receiver.completed() + rounds;
        execution.run(() -> {
            if (receiver.completed() == wanted) {
                return false;
            }
            advance();
            return true;
        });
    }

    private void advance() {
        Choice choice = scheduler.next(world).orElseThrow(() -> new IllegalStateException(world.waiting() + " " + world.failure()));
        execution.advance(choice, Integer.MAX_VALUE);
    }

    /** How many rounds are complete. */
    public int rounds() {
        return receiver.completed();
    }

    @Override
    public void close() {
        programs.close();
    }
}
