package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.OperationTable;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.world.fault.FaultState;
import org.portalscope.world.fault.Lifetimes;
import org.portalscope.world.network.ProcessChanges;
import org.portalscope.world.program.Program;

/** What a process is ready for at this moment. */
final class LiveReadiness implements ProcessReadiness {

    private final int process;
    private final Program program;
    private final FaultState faults;
    private final Lifetimes lifetimes;
    private final NetworkInterface[] interfaces;
    private final Choice.RunThread firstThread;
    /** Most processes have no faults: these are not asked for any. */
    private final boolean hasFaults;
    private final ProcessChanges changes;
    /** The version of the process at which its first thread could not go on, or -1. */
    private long waitsAt = -1;

    /** @param owner all of which has been made */
    LiveReadiness(WorldProcess owner, Lifetimes lifetimes, ProcessChanges changes) {
        this.lifetimes = lifetimes;
        this.changes = changes;
        process = owner.index();
        firstThread = new Choice.RunThread(process, 0);
        program = owner.program();
        faults = owner.faults();
        interfaces = owner.portals().state().interfaces().toArray(NetworkInterface[]::new);
        hasFaults = faults.areDeclared();
    }

    @Override
    public boolean hasFailed() {
        return program.failure() != null;
    }

    @Override
    public boolean isDead() {
        return lifetimes.isDead(process);
    }

    @Override
    public boolean dies() {
        return hasFaults && faults.dies();
    }

    @Override
    public long arrivals() {
        return program.arrivals();
    }

    @Override
    public int operationCount() {
        int count = 0;
        if (!isDead()) {
            for (NetworkInterface ni : interfaces) {
                count += ni.operationTable().size();
            }
        }
        return count;
    }

    @Override
    public Operation operation(int index) {
        int place = index;
        for (NetworkInterface ni : interfaces) {
            List<PendingOperation> pending = ni.pendingOperations();
            if (place < pending.size()) {
                return pending.get(place).value();
            }
            place -= pending.size();
        }
        throw new IndexOutOfBoundsException(index);
    }

    @Override
    public int niFailType(int operation) {
        return niFailType(operation(operation));
    }

    private int niFailType(Operation operation) {
        return hasFaults ? faults.niFailType(operation) : NiFailType.PTL_NI_OK;
    }

    @Override
    public Choice.Complete completion(int operation, int niFailType) {
        return new Choice.Complete(process, operation(operation), niFailType);
    }

    @Override
    public Choice.Complete firstCompletion(CompletionRules rules) {
        for (int ni = 0; ni < interfaces.length && !isDead(); ni++) {
            OperationTable table = interfaces[ni].operationTable();
            for (int i = 0; i < table.size(); i++) {
                Operation operation = table.at(i).value();
                int niFailType = rules.niFailType(operation, niFailType(operation));
                if (niFailType != CompletionRules.NOT_YET) {
                    return new Choice.Complete(process, operation, niFailType);
                }
            }
        }
        return null;
    }

    @Override
    public int threadCount() {
        return isDead() ? 0 : program.threadCount();
    }

    @Override
    public Program.Readiness readiness(int thread) {
        return thread == 0 && isWaiting() ? Program.Readiness.WAITS : program.readiness(thread);
    }

    /** Whether the first thread has come to rest and the process has not changed since. */
    boolean isWaiting() {
        return waitsAt == changes.version(process);
    }

    /** The first thread has come to rest and cannot go on before the process changes. */
    void waits() {
        waitsAt = changes.version(process);
    }

    @Override
    public Choice.RunThread run(int thread) {
        if (thread == 0) { // almost always, and the same each time
            return firstThread;
        }
        return new Choice.RunThread(process, thread);
    }
}
