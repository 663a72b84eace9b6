package org.portalscope.recording.write;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** A thread of the virtual machine that does not keep it from ending. */
public final class BackgroundThread implements WriterThread {

    private final Object monitor = new Object();
    private boolean woken;
    private boolean ended;

    @Override
    public void start(BooleanSupplier work, long interval) {
        Thread thread = new Thread(() -> run(work, interval), "Portalscope recorder");
        thread.setDaemon(true);
        thread.start();
    }

    private void run(BooleanSupplier work, long interval) {
        try {
            while (work.getAsBoolean()) {
                pause(interval);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            end();
        }
    }

    private void pause(long interval) throws InterruptedException {
        synchronized (monitor) {
            monitor.notifyAll();
            long until = System.nanoTime() + interval;
            for (long left = interval; !woken && left > 0; left = until - System.nanoTime()) {
                TimeUnit.NANOSECONDS.timedWait(monitor, left);
            }
            woken = false;
        }
    }

    private void end() {
        synchronized (monitor) {
            ended = true;
            monitor.notifyAll();
        }
    }

    @Override
    public void wake() {
        synchronized (monitor) {
            woken = true;
            monitor.notifyAll();
        }
    }

    @Override
    public void await(BooleanSupplier condition) {
        boolean interrupted = false;
        synchronized (monitor) {
            while (!ended && !condition.getAsBoolean()) {
                woken = true;
                monitor.notifyAll();
                try {
                    monitor.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
