package org.portalscope.scenario.program;

import org.portalscope.protocol.lockstep.LockstepThread;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.protocol.program.PortalsProgram;

/**
 * Runs a program in Java where it is to go on. A thread of Java cannot go back: if the course is another than that of the thread, the program runs again
 * from its start, with the answers that it has been given.
 */
final class ProgramRunner implements AutoCloseable {

    private final String name;
    private final PortalsProgram program;
    private LockstepThread thread;
    /** Where the thread is; null if there is none. */
    private ProgramHistory at;

    ProgramRunner(String name, PortalsProgram program) {
        this.name = name;
        this.program = program;
    }

    /** Runs the program to the first thing that it wants. */
    ProgramHistory start() {
        close();
        thread = new LockstepThread(name, program);
        at = new ProgramHistory(thread.start());
        return at;
    }

    /** Answers the program, which is where a history says, and runs it to the next thing that it wants. */
    ProgramHistory answer(ProgramHistory history, ProgramAnswer answer) {
        if (history != at) {
            runAgain(history);
        }
        at = history.with(answer, thread.answer(answer));
        return at;
    }

    private void runAgain(ProgramHistory history) {
        ProgramHistory fresh = start();
        ProgramAction wanted = fresh.next();
        for (ProgramHistory step : history.all()) {
            if (step.answer() != null) {
                wanted = thread.answer(step.answer());
            }
            if (!wanted.equals(step.next())) {
                throw new IllegalStateException(name + " does something else when it is run again: " + wanted + " instead of " + step.next());
            }
        }
    }

    /** Ends the thread. */
    @Override
    public void close() {
        if (thread != null) {
            thread.close();
        }
        thread = null;
        at = null;
    }
}
