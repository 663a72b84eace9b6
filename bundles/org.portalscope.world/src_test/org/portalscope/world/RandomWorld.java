package org.portalscope.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.fault.CompletionFault;
import org.portalscope.world.fault.DeathFault;
import org.portalscope.world.fault.Fault;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.fault.HoldFault;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.time.ChannelTimes;
import org.portalscope.world.time.Timing;

/** Worlds of two processes that make random calls and have random faults, some with virtual time. */
public final class RandomWorld {

    private static final int CALLS = 120;
    private static final int MEMORY = 64;

    private RandomWorld() {
    }

    /** The world of a seed. */
    public static World of(long seed) {
        return of(seed, MEMORY);
    }

    /**
     * The world of a seed.
     *
     * @param memory bytes that each process has
     */
    public static World of(long seed, int memory) {
        List<ProcessSpec> specs = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            long own = seed * 2 + i;
            specs.add(spec(i, own, faults(new SplittableRandom(own)), memory));
        }
        return new World(specs, Topology.FLAT, seed % 3 == 0 ? timing(new SplittableRandom(seed)) : Timing.NONE);
    }

    /** The world of a seed in which nothing fails and there is no time. */
    public static World withoutFaults(long seed) {
        return new World(IntStream.range(0, 2).mapToObj(i -> spec(i, seed * 2 + i, Faults.NONE, MEMORY)).toList());
    }

    private static ProcessSpec spec(int process, long own, Faults faults, int memory) {
        return new ProcessSpec("p" + process, interfaces(process), faults, List.of(new ProcessSpec.Memory("memory", new byte[memory])),
                portals -> new RandomProgram(portals, own, CALLS));
    }

    /** Reverts a choice that was executed last: its effects from an index on. */
    public static void revert(World world, Choice choice, List<Effect> effects, int from) {
        for (int i = effects.size() - 1; i >= from; i--) {
            effects.remove(i).revert(world.process(choice.process()));
        }
    }

    private static Timing timing(SplittableRandom random) {
        return new Timing(true, times(random), Map.of(List.of("p0", "p1"), times(random)));
    }

    private static ChannelTimes times(SplittableRandom random) {
        return new ChannelTimes(random.nextInt(4), random.nextInt(3), random.nextInt(4));
    }

    private static Faults faults(SplittableRandom random) {
        List<Fault> faults = new ArrayList<>();
        for (Operation.Kind kind : CompletionFault.KINDS) {
            for (int ordinal = 1; ordinal <= 8; ordinal++) {
                if (random.nextInt(4) == 0) {
                    faults.add(new CompletionFault(kind, ordinal, random.nextInt(1, 4)));
                }
            }
        }
        if (random.nextBoolean()) {
            faults.add(new HoldFault(random.nextInt(1, 4), "p" + random.nextInt(2)));
        }
        if (random.nextInt(16) == 0) {
            faults.add(new DeathFault(random.nextInt(1, 200)));
        }
        return new Faults(faults);
    }

    /** The second process has two. */
    static List<InterfaceSpec> interfaces(int process) {
        return IntStream.rangeClosed(process, 2 * process)
                .mapToObj(nid -> new InterfaceSpec(new ProcessId(nid, 0), 100, new Limits(64, 64, 8, 3, 3), 8)).toList();
    }
}
