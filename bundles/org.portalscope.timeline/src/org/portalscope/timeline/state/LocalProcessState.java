package org.portalscope.timeline.state;

import java.util.List;
import java.util.function.Supplier;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** The state of the process of an index, of whichever world it is that a supplier has at the moment. */
record LocalProcessState(Supplier<World> world, int index) implements ProcessState {

    private WorldProcess process() {
        return world.get().process(index);
    }

    @Override
    public String name() {
        return process().name();
    }

    @Override
    public ProcessId id() {
        return process().id();
    }

    @Override
    public int uid() {
        return process().uid();
    }

    @Override
    public String label() {
        return process().label();
    }

    @Override
    public PortalsState portals() {
        return process().portals().state();
    }

    @Override
    public boolean isDead() {
        return process().isDead();
    }

    @Override
    public boolean hasFailed() {
        return process().program().failure() != null;
    }

    @Override
    public int threadCount() {
        return process().program().threadCount();
    }

    @Override
    public String threadName(int thread) {
        return process().program().threadName(thread);
    }

    @Override
    public Program.Readiness readiness(int thread) {
        return world.get().readiness(process(), thread);
    }

    @Override
    public SourceLocation place(int thread) {
        return process().program().place(thread);
    }

    @Override
    public List<SourceLocation> statements() {
        return process().program().statements();
    }

    @Override
    public List<SourceLocation> expectations() {
        return process().program().expectations();
    }

    @Override
    public List<SourceLocation> invariants() {
        return process().program().invariants();
    }

    @Override
    public List<Program.Activation> activations(int thread) {
        return process().program().activations(thread);
    }

    @Override
    public int upperCalls(int thread) {
        return process().program().upperCalls(thread);
    }

    @Override
    public List<ProtocolTable> protocolTables() {
        return process().program().protocolTables();
    }

    @Override
    public List<MatchBitField> matchBitFields() {
        return process().program().matchBitFields();
    }

    @Override
    public EntryRoles entryRoles() {
        return process().program().entryRoles();
    }
}
