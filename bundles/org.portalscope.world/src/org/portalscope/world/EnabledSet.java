package org.portalscope.world;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.world.program.Program;

/**
 * How a process stands, as far as that decides what can happen next in its world. A value: it holds again whenever the process comes to
 * stand the same, whatever the others do.
 */
public final class EnabledSet {

    private static final Choice.Complete[] NO_COMPLETIONS = {};

    private final Choice.RunThread[] runs;
    private final Program.Readiness[] threads;
    private final Choice.Complete[] completions;
    private final long arrivals;
    private final boolean failed;
    private final boolean dead;
    private final boolean dies;

    private EnabledSet(WorldProcess process) {
        Program program = process.program();
        failed = program.failure() != null;
        dead = process.isDead();
        dies = process.faults().dies();
        arrivals = program.arrivals();
        int count = dead ? 0 : program.threadCount();
        threads = new Program.Readiness[count];
        runs = new Choice.RunThread[count];
        for (int thread = 0; thread < count; thread++) {
            threads[thread] = program.readiness(thread);
            runs[thread] = process.run(thread);
        }
        completions = dead ? NO_COMPLETIONS : completions(process);
    }

    /** That of a process as it is. */
    public static EnabledSet of(WorldProcess process) {
        return new EnabledSet(process);
    }

    private static Choice.Complete[] completions(WorldProcess process) {
        List<Choice.Complete> completions = new ArrayList<>();
        for (NetworkInterface ni : process.portals().state().interfaces()) {
            for (PendingOperation pending : ni.pendingOperations()) {
                Operation operation = pending.value();
                completions.add(new Choice.Complete(process.index(), operation, process.faults().niFailType(operation)));
            }
        }
        return completions.isEmpty() ? NO_COMPLETIONS : completions.toArray(Choice.Complete[]::new);
    }

    /** Whether an expectation of one of some processes failed, which ends the run. */
    static boolean haveFailed(EnabledSet[] enabledSets) {
        for (EnabledSet enabledSet : enabledSets) {
            if (enabledSet.failed) {
                return true;
            }
        }
        return false;
    }

    /** Whether the process has died: it does nothing more. */
    public boolean isDead() {
        return dead;
    }

    /** Whether the process dies now. */
    boolean dies() {
        return dies;
    }

    /** How many meetings it has come to, as {@link Program#arrivals}. */
    long arrivals() {
        return arrivals;
    }

    /** How many threads there are that may do something. */
    int threadCount() {
        return threads.length;
    }

    /** What a thread can do, as far as that depends on the process. */
    public Program.Readiness readiness(int thread) {
        return threads[thread];
    }

    /** The choice that a thread goes on. */
    Choice.RunThread run(int thread) {
        return runs[thread];
    }

    /** How many operations have started and not ended. */
    int operationCount() {
        return completions.length;
    }

    /** The end of an operation, if nothing but the faults of the process has anything to say about it; by interface and start. */
    Choice.Complete completion(int operation) {
        return completions[operation];
    }
}
