package org.portalscope.protocol.lockstep;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * The right to execute a run, which exactly one thread has at any time: the one that drives the run, or that of a program in it. A program that goes on has the
 * baton; when it wants something, its thread executes the run itself, until a program goes on again. So threads change only where the run goes from one program
 * to another, not with each call.
 */
public final class Baton {

    /** Who has the baton. */
    private enum Holder {
        /** A thread that executes the run. */
        RUN,
        /** A program that goes on. */
        PROGRAM,
        /** The driver, which has not waited for a program that goes on. */
        DRIVER
    }

    /** How long an interrupted driver waits before it looks again whether a program goes on, in nanoseconds. */
    private static final long PATIENCE = 5_000_000;

    private final BooleanSupplier advance;
    /** Taken from a program by whoever is first; left to one without waiting for others to see it. */
    private final AtomicReference<Holder> holder = new AtomicReference<>(Holder.RUN);
    /** Left when nobody executes the run any more. */
    private final Handover<Boolean> end = Handover.sleeping();
    /** Whether the driver does not want to wait any longer: who executes the run gives the baton back as soon as it can. */
    private volatile boolean interrupted;
    private boolean goesOn = true;
    private Throwable failure;
    /** The program that goes on next, or null; with its answer, and who is told what it wants then. */
    private LockstepThread next;
    private ProgramAnswer answer;
    private Function<ProgramAction, ProgramAnswer> wanted;

    /** @param advance executes a part of the run in which at most one program goes on; false if the run ends there */
    public Baton(BooleanSupplier advance) {
        this.advance = advance;
    }

    /**
     * Executes the run to its end, in this thread, which drives it, and in those of programs. What a part of the run throws, this method throws.
     *
     * @throws IllegalStateException if the thread is interrupted
     */
    public void run() {
        execute(null);
        awaitEnd();
        if (failure instanceof RuntimeException thrown) {
            throw thrown;
        } else if (failure instanceof Error thrown) {
            throw thrown;
        } else if (interrupted) {
            throw LockstepThread.interrupted(null);
        }
    }

    /** Waits for the end of the run or, once the thread is interrupted, until its present part is over or a program goes on, which may take long. */
    private void awaitEnd() {
        boolean waits = true;
        while (waits) {
            try {
                if (!interrupted) {
                    end.take();
                    waits = false;
                } else {
                    waits = !holder.compareAndSet(Holder.PROGRAM, Holder.DRIVER) && end.poll(PATIENCE) == null;
                }
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
    }

    /**
     * Lets a program go on behind the present part of the run; that is called by the part, or by who is told what a program wants.
     *
     * @param given  what the program is answered
     * @param wants  is told what the program wants then, in the thread of the program, and says what it is answered if it goes on at once; or it executes a
     *               part of the run itself
     */
    public void pass(LockstepThread program, ProgramAnswer given, Function<ProgramAction, ProgramAnswer> wants) {
        program.requireOpen();
        if (next != null) {
            throw new IllegalStateException("two programs go on in one part of a run");
        }
        next = program;
        answer = given;
        wanted = wants;
    }

    /** In the thread of a program that has had the baton and wants something: the answer, or null if it comes from another thread. */
    ProgramAnswer proceed(LockstepThread program, ProgramAction action) {
        if (!holder.compareAndSet(Holder.PROGRAM, Holder.RUN)) {
            throw new ProgramClosed();
        }
        try {
            ProgramAnswer atOnce = wanted.apply(action);
            if (atOnce != null) {
                answer = atOnce;
                next = program;
            }
        } catch (RuntimeException | Error e) {
            fail(e);
        }
        return execute(program);
    }

    /** The program that has the baton is ended where it is. */
    void abandon(ProgramClosed closed) {
        if (holder.compareAndSet(Holder.PROGRAM, Holder.RUN)) {
            fail(new IllegalStateException("a program has been ended while it runs", closed));
            execute(null);
        }
    }

    private void fail(Throwable thrown) {
        failure = thrown;
        goesOn = false;
        next = null;
    }

    /** Executes the run until it ends or a program goes on. If that is the one whose thread this is, returns its answer, else null. */
    private ProgramAnswer execute(LockstepThread own) {
        try {
            while (next == null && goesOn && !interrupted) {
                goesOn = advance.getAsBoolean();
            }
        } catch (RuntimeException | Error e) {
            fail(e);
        }
        LockstepThread program = next;
        next = null;
        boolean passes = program != null && !interrupted;
        if (passes) {
            holder.setRelease(Holder.PROGRAM);
            if (program == own) {
                return answer;
            }
        }
        if (own != null) {
            own.leaveBaton();
        }
        if (passes) {
            program.resume(this, answer);
        } else {
            end.put(true);
        }
        return null;
    }
}
