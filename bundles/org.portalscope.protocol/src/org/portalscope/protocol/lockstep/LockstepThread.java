package org.portalscope.protocol.lockstep;

import org.portalscope.protocol.program.PortalsProgram;

/**
 * A thread of Java that runs a program in lockstep with its driver: either of the two runs, never both. The program runs until it wants something; then
 * the driver goes on, and the program rests until it is answered.
 */
public final class LockstepThread implements AutoCloseable {

    private final Handover<ProgramAction> actions = new Handover<>();
    private final Handover<ProgramAnswer> answers = new Handover<>();
    private final Thread thread;
    private volatile boolean closed;

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

    /** Answers the program, and runs it to the next thing that it wants. */
    public ProgramAction answer(ProgramAnswer answer) {
        answers.put(answer);
        return next();
    }

    private ProgramAction next() {
        try {
            return actions.take();
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private static IllegalStateException interrupted(InterruptedException e) {
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
    Object ask(ProgramAction action) {
        try {
            if (closed) {
                throw new ProgramClosed();
            }
            actions.put(action);
            return answers.take().value();
        } catch (InterruptedException e) {
            throw new ProgramClosed(e);
        }
    }

    private void run(PortalsProgram program) {
        ProgramAction last = new ProgramAction.End();
        try {
            program.run(new ActionApi(this::ask));
        } catch (ProgramClosed e) {
            return;
        } catch (RuntimeException | Error e) {
            last = failed(e);
        }
        actions.put(last);
    }

    private static ProgramAction failed(Throwable thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        String message = thrown.getMessage() == null ? thrown.getClass().getSimpleName() : thrown.getMessage();
        return new ProgramAction.Failed(message, trace.length == 0 ? new StackTraceElement("", "", "program", 1) : CallSite.of(trace));
    }
}
