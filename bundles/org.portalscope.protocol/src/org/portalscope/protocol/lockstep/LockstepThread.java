package org.portalscope.protocol.lockstep;

import org.portalscope.protocol.program.PortalsProgram;

/**
 * A thread of Java that runs a program in lockstep with its driver: either of the two runs, never both. The program runs until it wants something; then
 * the driver goes on, and the program rests until it is answered. With a {@link Baton}, the thread of the program does what the driver would do.
 */
public final class LockstepThread implements AutoCloseable {

    private final Handover<ProgramAction> actions = new Handover<>();
    private final Handover<ProgramAnswer> answers = new Handover<>();
    private final Thread thread;
    private volatile boolean closed;
    /** The one that it has; null if it has none. */
    private Baton baton;

    /** A program before its first line. */
    public LockstepThread(String name, PortalsProgram program) {
        thread = new Thread(() -> run(program), name);
        thread.setDaemon(true);
    }

    /** Runs the program to the first thing that it wants. */
    public ProgramAction start() {
        thread.start();
        return next();
    }

    /**
     * Answers the program, and runs it to the next thing that it wants.
     *
     * @throws IllegalStateException if this is the thread of the program, which cannot wait for itself
     */
    public ProgramAction answer(ProgramAnswer answer) {
        if (Thread.currentThread() == thread) {
            throw new IllegalStateException(thread.getName() + " executes a run with a baton and goes on without it");
        }
        resume(null, answer);
        return next();
    }

    /** Answers the program, which goes on with a baton, or null for none. */
    void resume(Baton passed, ProgramAnswer answer) {
        baton = passed;
        answers.put(answer);
    }

    void leaveBaton() {
        baton = null;
    }

    void requireOpen() {
        if (closed) {
            throw new IllegalStateException(thread.getName() + " has been ended");
        }
    }

    /** The line at which the program waits for the answer to what it wants, or null if it does not. */
    public StackTraceElement place() {
        return CallSite.of(thread);
    }

    private ProgramAction next() {
        try {
            return actions.take();
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    static IllegalStateException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new IllegalStateException("interrupted while a program runs", e);
    }

    /** Ends the program where it is. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }

    /** On the program's thread: what it wants, until that is answered. */
    private Object ask(ProgramAction action) {
        try {
            if (closed) {
                throw new ProgramClosed();
            }
            ProgramAnswer answer = tell(action);
            return (answer == null ? answers.take() : answer).value();
        } catch (InterruptedException e) {
            throw new ProgramClosed(e);
        }
    }

    /** Tells what the program wants; the answer if it is there already, else null. */
    private ProgramAnswer tell(ProgramAction action) {
        if (baton != null) {
            return baton.proceed(this, action);
        }
        actions.put(action);
        return null;
    }

    private void run(PortalsProgram program) {
        try {
            tell(end(program));
        } catch (ProgramClosed e) {
            abandon(e);
        }
    }

    /** Runs the program to its end, and says which that was. */
    private ProgramAction end(PortalsProgram program) {
        try {
            program.run(new Api());
            return new ProgramAction.End();
        } catch (ProgramClosed e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return failed(e);
        }
    }

    private void abandon(ProgramClosed e) {
        if (baton != null) {
            baton.abandon(e);
        }
    }

    private static ProgramAction failed(Throwable thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        String message = thrown.getMessage() == null ? thrown.getClass().getSimpleName() : thrown.getMessage();
        return new ProgramAction.Failed(message, trace.length == 0 ? new StackTraceElement("", "", "program", 1) : CallSite.of(trace));
    }

    /** What the program calls. Who executes the run in its thread seldom wants to know its lines. */
    private final class Api extends ActionApi {

        Api() {
            super(LockstepThread.this::ask);
        }

        @Override
        protected boolean wantsPlaces() {
            return baton == null;
        }
    }
}
