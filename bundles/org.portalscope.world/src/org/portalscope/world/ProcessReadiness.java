package org.portalscope.world;

import org.portalscope.engine.state.Operation;
import org.portalscope.world.program.Program;

/**
 * What a process is ready for, as far as that is its own affair: with the network and the other processes it decides which choices are
 * {@linkplain EnabledChoices enabled}. A process that has died has no operations and no threads.
 */
public interface ProcessReadiness {

    /** Whether an expectation of its program failed, which ends the run. */
    boolean hasFailed();

    /** Whether it has died. */
    boolean isDead();

    /** Whether it dies now: nothing else can happen to it. */
    boolean dies();

    /** How many barriers it has come to, as {@link Program#arrivals}. */
    long arrivals();

    /** How many operations have started and not ended. */
    int operationCount();

    /** An operation that has started and not ended, by interface and start. */
    Operation operation(int index);

    /** Why a fault of the process makes an operation fail, or {@code PTL_NI_OK}. */
    int niFailType(int operation);

    /** The choice that an operation ends. */
    Choice.Complete completion(int operation, int niFailType);

    /** The choice that the first operation ends that can end now, by interface and start; null if none can. */
    default Choice.Complete firstCompletion(CompletionRules rules) {
        int count = operationCount();
        for (int operation = 0; operation < count; operation++) {
            int niFailType = rules.niFailType(operation(operation), niFailType(operation));
            if (niFailType != CompletionRules.NOT_YET) {
                return completion(operation, niFailType);
            }
        }
        return null;
    }

    /** How many threads have been started. */
    int threadCount();

    /** What a thread can do, as far as that depends on the process. */
    Program.Readiness readiness(int thread);

    /** The choice that a thread goes on. */
    Choice.RunThread run(int thread);
}
