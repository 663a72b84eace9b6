package org.portalscope.world;

import org.portalscope.engine.state.Operation;
import org.portalscope.world.program.Program;

/** What a process was ready for at some moment. A value: it holds again whenever the process is in the same state, whatever the others do. */
public final class CachedReadiness implements ProcessReadiness {

    private static final Choice.Complete[] NO_COMPLETIONS = {};

    private final Choice.RunThread[] runs;
    private final Program.Readiness[] threads;
    private final Choice.Complete[] completions;
    private final long arrivals;
    private final boolean failed;
    private final boolean dead;
    private final boolean dies;

    private CachedReadiness(ProcessReadiness now) {
        failed = now.hasFailed();
        dead = now.isDead();
        dies = now.dies();
        arrivals = now.arrivals();
        threads = new Program.Readiness[now.threadCount()];
        runs = new Choice.RunThread[threads.length];
        for (int thread = 0; thread < threads.length; thread++) {
            threads[thread] = now.readiness(thread);
            runs[thread] = now.run(thread);
        }
        int operations = now.operationCount();
        completions = operations == 0 ? NO_COMPLETIONS : new Choice.Complete[operations];
        for (int operation = 0; operation < operations; operation++) {
            completions[operation] = now.completion(operation, now.niFailType(operation));
        }
    }

    /** That of a process as it is. */
    public static CachedReadiness of(WorldProcess process) {
        return new CachedReadiness(process.readiness());
    }

    @Override
    public boolean hasFailed() {
        return failed;
    }

    @Override
    public boolean isDead() {
        return dead;
    }

    @Override
    public boolean dies() {
        return dies;
    }

    @Override
    public long arrivals() {
        return arrivals;
    }

    @Override
    public int operationCount() {
        return completions.length;
    }

    @Override
    public Operation operation(int index) {
        return completions[index].operation();
    }

    @Override
    public int niFailType(int operation) {
        return completions[operation].niFailType();
    }

    @Override
    public Choice.Complete completion(int operation, int niFailType) {
        Choice.Complete declared = completions[operation];
        return niFailType == declared.niFailType() ? declared : new Choice.Complete(declared.process(), declared.operation(), niFailType);
    }

    @Override
    public int threadCount() {
        return threads.length;
    }

    @Override
    public Program.Readiness readiness(int thread) {
        return threads[thread];
    }

    @Override
    public Choice.RunThread run(int thread) {
        return runs[thread];
    }
}
