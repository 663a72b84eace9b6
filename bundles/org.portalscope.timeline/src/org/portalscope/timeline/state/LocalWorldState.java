package org.portalscope.timeline.state;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.world.World;
import org.portalscope.world.program.Failure;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForGraphs;

/** The state of a world in this process. */
public final class LocalWorldState implements WorldState {

    private final Supplier<World> worlds;
    private final List<ProcessState> processes;

    public LocalWorldState(World world) {
        this(() -> world);
    }

    /** @param worlds has the world at each moment, which may be another one with processes like those of the first */
    public LocalWorldState(Supplier<World> worlds) {
        this.worlds = worlds;
        processes = List.copyOf(worlds.get().processes().stream().map(process -> new LocalProcessState(worlds, process.index())).toList());
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
        return worlds.get().process(id).map(process -> processes.get(process.index()));
    }

    @Override
    public List<Message> inFlight() {
        return worlds.get().network().channels().inFlight();
    }

    @Override
    public boolean leaves(Message message) {
        return worlds.get().network().leaves(message);
    }

    @Override
    public boolean hasTime() {
        return worlds.get().timing().exists();
    }

    @Override
    public long now() {
        return worlds.get().now();
    }

    @Override
    public WaitForGraph waitForGraph() {
        return WaitForGraphs.of(worlds.get());
    }

    @Override
    public Optional<Failure> failure() {
        return worlds.get().failure();
    }

    @Override
    public String dump() {
        return worlds.get().dump();
    }
}
