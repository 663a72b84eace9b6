package org.portalscope.cli.output;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A request to end, by Ctrl+C or another signal, or because nobody reads what is printed. A command that listens comes to an
 * end by itself, says how far it is, and the process ends with its status; otherwise it ends at once.
 */
public final class Interruption {

    private static final long LONGEST_END = 5;

    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean listened;
    private volatile boolean requested;
    private volatile int status;

    /** Hears of signals from now on. */
    public void install() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::interrupt));
    }

    /** Promises that the command soon ends once the interruption has been requested. */
    public void listen() {
        listened = true;
    }

    /** Wishes that the command ends. */
    public void request() {
        requested = true;
    }

    /** Whether the command is to end. */
    public boolean isRequested() {
        return requested;
    }

    /** The command has ended, and printed what it had to print. */
    public void end(int itsStatus) {
        status = itsStatus;
        ended.countDown();
    }

    private void interrupt() {
        boolean interrupts = listened && ended.getCount() > 0;
        request();
        try {
            if (interrupts && ended.await(LONGEST_END, TimeUnit.SECONDS)) {
                Runtime.getRuntime().halt(status);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
