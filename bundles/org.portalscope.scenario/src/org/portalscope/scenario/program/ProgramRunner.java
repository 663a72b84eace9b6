package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.engine.encoding.FieldException;
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

    /**
     * Runs the program from its start with the answers that it was given in another world.
     *
     * @param last what it wanted at the end, as {@link ActionText} says it
     * @throws FieldException if it wants something else than it wanted there
     */
    ProgramHistory replay(List<AnsweredAction> answers, String last) {
        ProgramHistory history = start();
        for (AnsweredAction answered : answers) {
            require(history.next(), answered.action());
            if (history.next().isEnd()) {
                throw new FieldException("the program in Java of " + name + " has ended and is answered");
            }
            history = answer(history, answered.answer());
        }
        require(history.next(), last);
        return history;
    }

    private void require(ProgramAction wanted, String action) {
        if (!ActionText.of(wanted).equals(action)) {
            throw new FieldException("the program in Java of " + name + " wants " + ActionText.of(wanted) + " instead of " + action);
        }
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
