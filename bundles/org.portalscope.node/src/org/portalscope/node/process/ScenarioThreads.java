package org.portalscope.node.process;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.protocol.host.ProtocolCaller;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.world.fault.FaultState;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.LabelReached;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.ProgramNames;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.time.ThreadOccupied;

/** The threads of a scenario's process, which execute statements. */
final class ScenarioThreads implements ProgramThreads, ProcessParts, Execution {

    private final PortalsProcess portals;
    private final Program program;
    private final InputLog log;
    private final List<ProcessId> processes;
    private final Function<ProcessId, Optional<String>> processNames;
    private final FaultState faults = new FaultState(Faults.NONE);

    /** The thread that executes. */
    private int executing;

    ScenarioThreads(PortalsProcess portals, Program program, List<ProcessId> processes, Function<ProcessId, Optional<String>> processNames, InputLog log) {
        this.portals = portals;
        this.program = program;
        this.processes = List.copyOf(processes);
        this.processNames = processNames;
        this.log = log;
    }

    @Override
    public int count() {
        return program.threadCount();
    }

    @Override
    public String name(int thread) {
        return program.threadName(thread);
    }

    @Override
    public Program.Readiness readiness(int thread) {
        return program.readiness(thread);
    }

    @Override
    public Optional<SourceLocation> place(int thread, boolean search) {
        return Optional.of(program.place(thread));
    }

    @Override
    public void execute(int thread) {
        executing = thread;
        program.execute(thread, this);
        if (program.hasInvariants()) {
            program.checkInvariants(this);
        }
    }

    @Override
    public boolean isWithinCall(int thread) {
        return program.upperCalls(thread) > 0;
    }

    @Override
    public boolean isWithinStatement(int thread) {
        return program.isWithinStatement(thread);
    }

    @Override
    public ProtocolsSaver savedProtocols() {
        return ProtocolCaller.savedProtocols(program);
    }

    @Override
    public EntryRoles entryRoles() {
        return program.entryRoles();
    }

    @Override
    public long arrivals() {
        return program.arrivals();
    }

    @Override
    public boolean isService() {
        return program.isService();
    }

    @Override
    public boolean canDie() {
        return true;
    }

    @Override
    public boolean isDead() {
        return faults.isDead();
    }

    @Override
    public Failure failure() {
        return program.failure();
    }

    @Override
    public <T> T part(Class<T> type) {
        Object[] parts = {portals.state(), program.state(), faults};
        for (Object part : parts) {
            if (type.isInstance(part)) {
                return type.cast(part);
            }
        }
        throw new IllegalArgumentException("a node has no " + type.getSimpleName());
    }

    @Override
    public PortalsProcess portals() {
        return portals;
    }

    @Override
    public List<ProcessId> processes() {
        return processes;
    }

    @Override
    public Phrase.Names names() {
        return new ProgramNames(processNames, program, executing);
    }

    @Override
    public long now() {
        return 0;
    }

    @Override
    public void occupy(ThreadOccupied.By by, long duration) {
        throw new IllegalStateException("there is no virtual time on a node");
    }

    @Override
    public boolean explains() {
        return log.explains();
    }

    @Override
    public boolean keepsEffects() {
        return log.isWatched();
    }

    @Override
    public void note(Check check) {
        if (explains()) {
            log.note(check);
        }
    }

    @Override
    public void change(Effect effect) {
        effect.apply(this);
        log.note(effect);
        if (effect instanceof LabelReached label) {
            log.label(label.text());
        }
    }
}
