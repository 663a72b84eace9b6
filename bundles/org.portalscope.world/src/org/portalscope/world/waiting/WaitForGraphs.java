package org.portalscope.world.waiting;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program.Readiness;

/**
 * Makes the wait-for graph of a world at a moment. A message in flight, or an operation that has not ended, can still change what its two processes wait
 * for: they count as active.
 */
public final class WaitForGraphs {

    private final World world;
    private final BitSet active = new BitSet();

    private WaitForGraphs(World world) {
        this.world = world;
    }

    /** The graph of a world as it is now. */
    public static WaitForGraph of(World world) {
        return new WaitForGraphs(world).graph();
    }

    private WaitForGraph graph() {
        world.network().channels().inFlight().forEach(this::involve);
        for (WorldProcess process : world.processes()) {
            for (NetworkInterface ni : process.portals().state().interfaces()) {
                ni.operations().stream().filter(this::canEnd).forEach(operation -> involve(operation.message()));
            }
        }
        List<WaitForProcess> processes = world.processes().stream().map(this::process).toList();
        List<WaitForProcess> undone = processes.stream().map(WaitForGraphs::withoutFinished).toList();
        return new WaitForGraph(undone.stream().allMatch(process -> process.service() || process.waits().isEmpty()) ? processes : undone);
    }

    /** The process without those of its threads that have done all of their source, and wait for others to do so. */
    private static WaitForProcess withoutFinished(WaitForProcess process) {
        List<ThreadWait> waits = process.waits().stream().filter(wait -> !wait.finished()).toList();
        return new WaitForProcess(process.index(), process.name(), process.id(), process.active(), process.service(), waits);
    }

    /** Whether an operation can still end: a get whose target has died fails, else it waits for its reply. */
    private boolean canEnd(Operation operation) { // R76
        return operation.completes() || world.process(operation.message().target()).filter(WorldProcess::isDead).isPresent();
    }

    private void involve(Message message) {
        index(message.initiator()).ifPresent(active::set);
        index(message.target()).ifPresent(active::set);
    }

    private Optional<Integer> index(ProcessId id) {
        return world.process(id).map(WorldProcess::index);
    }

    private WaitForProcess process(WorldProcess process) {
        List<ThreadWait> waits = new ArrayList<>();
        boolean acts = active.get(process.index());
        int threads = process.isDead() ? 0 : process.program().threadCount();
        for (int thread = 0; thread < threads; thread++) {
            Readiness readiness = world.readiness(process, thread);
            if (readiness == Readiness.WAITS) {
                waits.add(new BlockedCall(world, process, thread).threadWait());
            } else {
                acts |= readiness != Readiness.ENDED;
            }
        }
        return new WaitForProcess(process.index(), process.name(), process.id(), acts && !process.isDead(), process.program().isService(), waits);
    }
}
