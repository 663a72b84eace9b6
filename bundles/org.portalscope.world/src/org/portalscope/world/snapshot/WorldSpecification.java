package org.portalscope.world.snapshot;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.snapshot.ProcessSaver;
import org.portalscope.engine.snapshot.SpecificationWriter;
import org.portalscope.engine.snapshot.StateDigest;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.time.ChannelTimes;
import org.portalscope.world.time.Timing;

/** Writes what a world was made from: a snapshot fits worlds of the same specification only. */
final class WorldSpecification {

    private final SpecificationWriter out = new SpecificationWriter();

    WorldSpecification(World world) {
        write(world.timing());
        writeModel(world.timing());
        out.number(world.processes().size());
        for (WorldProcess process : world.processes()) {
            write(process.spec());
            world.processes().forEach(other -> out.number(world.topology().distance(process.name(), other.name())));
            new ProcessSaver(process.portals().state()).specify(out);
            process.program().specify(out);
        }
    }

    StateDigest digest() {
        return out.digest();
    }

    private void write(Timing timing) {
        out.number(timing.exists() ? 1 : 0);
        write(timing.others());
        out.number(timing.channels().size());
        timing.channels().entrySet().stream().sorted(Comparator.comparing((Map.Entry<List<String>, ChannelTimes> channel) -> channel.getKey().get(0))
                .thenComparing(channel -> channel.getKey().get(1))).forEach(channel -> {
                    channel.getKey().forEach(out::text);
                    write(channel.getValue());
                });
    }

    /** A world without a model has none in its snapshots, either. */
    private void writeModel(Timing timing) {
        if (timing.model() != null) {
            timing.model().get().specify(out);
        }
    }

    private void write(ChannelTimes times) {
        out.number(times.latency());
        out.number(times.overhead());
        out.number(times.gap());
    }

    private void write(ProcessSpec spec) {
        out.text(spec.name());
        out.number(spec.faults().all().size());
        spec.faults().all().forEach(fault -> out.text(fault.toString()));
        out.number(spec.regions().size());
        for (ProcessSpec.Memory region : spec.regions()) {
            out.text(region.name());
            out.bytes(region.bytes());
        }
    }
}
