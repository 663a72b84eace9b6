package org.portalscope.node.process;

import java.util.Optional;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.scenario.program.ActionExecution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** The only thread of a program that does what a test wants. */
final class ScriptedThread implements ProgramThreads {

    /** What it does next. */
    ProgramAction next;
    /** Where it is, or null. */
    SourceLocation place;
    /** The last answer, or null while it waits. */
    ProgramAnswer answer;
    private final PortalsProcess portals;

    ScriptedThread(PortalsProcess portals) {
        this.portals = portals;
    }

    @Override
    public int count() {
        return 1;
    }

    @Override
    public String name(int thread) {
        return "main";
    }

    @Override
    public Program.Readiness readiness(int thread) {
        return portals.state().isServed(thread) ? Program.Readiness.WAKES
                : portals.state().waits(thread) ? Program.Readiness.WAITS : Program.Readiness.READY;
    }

    @Override
    public Optional<SourceLocation> place(int thread, boolean search) {
        return Optional.ofNullable(place);
    }

    @Override
    public void execute(int thread) {
        answer = new ActionExecution(portals, thread).answer(next);
    }

    @Override
    public boolean isWithinCall(int thread) {
        return false;
    }

    @Override
    public boolean isWithinStatement(int thread) {
        return portals.state().isServed(thread);
    }

    @Override
    public ProtocolsSaver savedProtocols() {
        return new ProtocolsSaver(0);
    }

    @Override
    public EntryRoles entryRoles() {
        return EntryRoles.UNKNOWN;
    }

    @Override
    public long arrivals() {
        return 0;
    }

    @Override
    public boolean isService() {
        return false;
    }

    @Override
    public boolean canDie() {
        return false;
    }

    @Override
    public boolean isDead() {
        return false;
    }

    @Override
    public Failure failure() {
        return null;
    }
}
