package org.portalscope.session.state;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.world.World;
import org.portalscope.world.program.Failure;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForGraphs;

/** The state of a world in this process. */
public final class LocalWorldState implements WorldState {

    private final World world;
    private final List<ProcessState> processes;

    public LocalWorldState(World world) {
        this.world = world;
        processes = List.copyOf(world.processes().stream().map(process -> new LocalProcessState(world, process)).toList());
    }

    @Override
    public List<ProcessState> processes() {
        return processes;
    }

    @Override
    public ProcessState process(int index) {
        return processes.get(index);
    }

    @Override
    public Optional<ProcessState> process(ProcessId id) {
        return world.process(id).map(process -> processes.get(process.index()));
    }

    @Override
    public List<Message> inFlight() {
        return world.network().channels().inFlight();
    }

    @Override
    public boolean leaves(Message message) {
        return world.network().leaves(message);
    }

    @Override
    public boolean hasTime() {
        return world.timing().exists();
    }

    @Override
    public long now() {
        return world.now();
    }

    @Override
    public WaitForGraph waitForGraph() {
        return WaitForGraphs.of(world);
    }

    @Override
    public Optional<Failure> failure() {
        return world.failure();
    }

    @Override
    public String dump() {
        return world.dump();
    }
}
