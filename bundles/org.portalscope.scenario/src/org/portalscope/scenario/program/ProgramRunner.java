package org.portalscope.scenario.program;

import java.util.List;
import java.util.function.Function;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.protocol.lockstep.Baton;
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
    /** With which the program can execute the run that it is in; null if it cannot. */
    private Baton baton;
    private boolean keepsAnswers = true;
    private final Answering answering = new Answering();

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

    /** From now on, what the program is answered is not kept: it never has to run again. */
    void keepNoAnswers() {
        keepsAnswers = false;
    }

    /** From now on the program executes the run that it is in when it wants something, as far as it is let; null ends that. */
    void give(Baton given) {
        baton = given;
    }

    /**
     * Answers the program, which is where a history says, and lets it go on.
     *
     * @param letsExecute whether the program may then execute the run that it is in
     * @param wanted      is told where the program has come to, and says what it is answered at once, or null: with a baton, behind the transition
     */
    void goOn(ProgramHistory history, ProgramAnswer answer, boolean letsExecute, Follower wanted) {
        if (history != at) {
            runAgain(history);
        }
        answering.begin(answer, wanted);
        if (letsExecute && baton != null) {
            baton.pass(thread, answer, answering);
        } else {
            for (ProgramAnswer next = answer; next != null;) {
                next = answering.apply(thread.answer(next));
            }
        }
    }

    /** Is told where a program has come to. */
    @FunctionalInterface
    interface Follower {

        /** What the program, which is where a history says, is answered at once, or null. */
        ProgramAnswer follow(ProgramHistory after);
    }

    /** Follows the program while it goes on, which it does once at a time. */
    private final class Answering implements Function<ProgramAction, ProgramAnswer> {

        private Follower wanted;
        private ProgramAnswer answer;

        void begin(ProgramAnswer first, Follower told) {
            answer = first;
            wanted = told;
        }

        @Override
        public ProgramAnswer apply(ProgramAction action) {
            at = keepsAnswers ? at.with(answer, action) : at.withoutAnswers(action);
            ProgramAnswer atOnce = wanted.follow(at);
            if (atOnce != null) {
                answer = atOnce;
            }
            return atOnce;
        }
    }

    /** The line at which the program is if it is where a history says, else null. */
    StackTraceElement place(ProgramHistory history) {
        return history == at ? thread.place() : null;
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
            at = history.with(answered.answer(), thread.answer(answered.answer()));
            history = at;
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
            if (!wanted.isSame(step.next())) {
                throw new IllegalStateException(name + " does something else when it is run again: " + wanted + " instead of " + step.next());
            }
        }
        at = history;
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
