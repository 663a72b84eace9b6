package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.OperationTable;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.world.program.Program;

/** What a process is ready for at this moment. */
final class LiveReadiness implements ProcessReadiness {

    private final WorldProcess process;
    private final NetworkInterface[] interfaces;

    LiveReadiness(WorldProcess process) {
        this.process = process;
        interfaces = process.portals().state().interfaces().toArray(NetworkInterface[]::new);
    }

    @Override
    public boolean hasFailed() {
        return process.program().failure() != null;
    }

    @Override
    public boolean isDead() {
        return process.isDead();
    }

    @Override
    public boolean dies() {
        return process.faults().dies();
    }

    @Override
    public long arrivals() {
        return process.program().arrivals();
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
        return process.faults().niFailType(operation(operation));
    }

    @Override
    public Choice.Complete completion(int operation, int niFailType) {
        return new Choice.Complete(process.index(), operation(operation), niFailType);
    }

    @Override
    public Choice.Complete firstCompletion(CompletionRules rules) {
        for (int ni = 0; ni < interfaces.length && !isDead(); ni++) {
            OperationTable table = interfaces[ni].operationTable();
            for (int i = 0; i < table.size(); i++) {
                Operation operation = table.at(i).value();
                int niFailType = rules.niFailType(operation, process.faults().niFailType(operation));
                if (niFailType != CompletionRules.NOT_YET) {
                    return new Choice.Complete(process.index(), operation, niFailType);
                }
            }
        }
        return null;
    }

    @Override
    public int threadCount() {
        return isDead() ? 0 : process.program().threadCount();
    }

    @Override
    public Program.Readiness readiness(int thread) {
        return process.program().readiness(thread);
    }

    @Override
    public Choice.RunThread run(int thread) {
        return process.run(thread);
    }
}
