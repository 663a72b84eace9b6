package org.portalscope.world.waiting;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.engine.protocol.ProtocolWait.Mode;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.Program.Readiness;

/**
 * Makes the wait-for graph of a world at a moment. A message in flight, or an operation that has not ended, can still change what its two processes wait
 * for: they count as active.
 */
public final class WaitForGraphs {

    private final World world;
    private final BitSet active = new BitSet();
    private final List<Integer> everybody;

    private WaitForGraphs(World world) {
        this.world = world;
        everybody = IntStream.range(0, world.processes().size()).boxed().toList();
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
        return new WaitForGraph(world.processes().stream().map(this::process).toList());
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
                waits.add(wait(process, thread));
            } else {
                acts |= readiness != Readiness.ENDED;
            }
        }
        return new WaitForProcess(process.index(), process.name(), process.id(), acts && !process.isDead(), process.program().isService(), waits);
    }

    private ThreadWait wait(WorldProcess process, int thread) {
        Program program = process.program();
        String name = process.name() + (thread == 0 ? "" : " " + program.threadName(thread));
        if (program.readiness(thread) == Readiness.AT_BARRIER) {
            return new ThreadWait(thread, name, program.place(thread), Mode.ALL, missing(program), true);
        }
        Optional<ProtocolWait> known = program.waitOf(thread);
        List<AwaitedAct> acts = known.map(this::acts).orElseGet(() -> List.of(new AwaitedAct("an event, in " + statement(program, thread), everybody)));
        return new ThreadWait(thread, name, program.place(thread), known.map(ProtocolWait::mode).orElse(Mode.ANY), acts, known.isPresent());
    }

    private static String statement(Program program, int thread) {
        String quoted = program.place(thread).quote();
        return quoted.endsWith(";") ? quoted.substring(0, quoted.length() - 1) : quoted;
    }

    /** That the others come to the barrier which a thread waits at. */
    private List<AwaitedAct> missing(Program program) {
        return world.processes().stream().filter(other -> other.program().arrivals() < program.arrivals())
                .map(other -> new AwaitedAct(other.name() + " at the barrier", List.of(other.index()))).toList();
    }

    private List<AwaitedAct> acts(ProtocolWait wait) {
        return wait.needs().stream().map(need -> new AwaitedAct(need.words(), need.helpers().stream().flatMap(id -> index(id).stream()).toList())).toList();
    }
}
