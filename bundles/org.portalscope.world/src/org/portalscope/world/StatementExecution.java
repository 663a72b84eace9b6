package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.world.program.Execution;
import org.portalscope.world.time.ThreadOccupied;

/** What a program can do while a thread of it executes a statement. */
abstract class StatementExecution implements Execution {

    private final World world;
    private WorldProcess process;
    private int thread;

    StatementExecution(World world) {
        this.world = world;
    }

    /** From now on a thread of some process executes. */
    final StatementExecution of(WorldProcess executing, int number) {
        process = executing;
        thread = number;
        return this;
    }

    final WorldProcess process() {
        return process;
    }

    final int thread() {
        return thread;
    }

    @Override
    public final PortalsProcess portals() {
        return process.portals();
    }

    @Override
    public final List<ProcessId> processes() {
        return world.processes().stream().map(WorldProcess::id).toList();
    }

    @Override
    public final Phrase.Names names() {
        return world.names(process, thread);
    }

    @Override
    public final long now() {
        return world.now();
    }

    @Override
    public final void occupy(ThreadOccupied.By by, long duration) {
        change(new ThreadOccupied(thread, by, process.occupation().until(thread), world.now() + duration));
    }
}
