package org.portalscope.node.transport;

import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

import io.netty.channel.Channel;
import io.netty.channel.EventLoop;

/**
 * Lets one thread at a time use what belongs to a node: its event loop, which does all that connections bring, or a thread of its program that calls. Such a
 * thread need not wait until another one does what it wants.
 */
public final class NodeLock implements Executor {

    private final EventLoop loop;
    private final ReentrantLock lock = new ReentrantLock();
    private long uses;

    public NodeLock(EventLoop loop) {
        this.loop = loop;
    }

    /** The event loop. Who gives it something to do that uses the node goes another way: {@link #execute} or {@link #schedule}. */
    public EventLoop loop() {
        return loop;
    }

    /** Does something in this thread, once no other thread uses the node. */
    public void run(Runnable task) {
        lock.lock();
        uses++;
        try {
            task.run();
        } finally {
            lock.unlock();
        }
    }

    /** Does something in this thread, once no other thread uses the node. */
    public boolean call(BooleanSupplier task) {
        lock.lock();
        uses++;
        try {
            return task.getAsBoolean();
        } finally {
            lock.unlock();
        }
    }

    /** How often the node has been used, this time included; to be asked by who uses it. */
    public long uses() {
        return uses;
    }

    /** Does something on the event loop, unless the node has ended. */
    @Override
    public void execute(Runnable task) {
        if (!loop.isShuttingDown()) {
            loop.execute(() -> run(task));
        }
    }

    /** Does something on the event loop in some milliseconds. */
    public void schedule(Runnable task, long milliseconds) {
        loop.schedule(() -> run(task), milliseconds, TimeUnit.MILLISECONDS);
    }

    /** All that a connection brings is done while no other thread uses the node. To be called before any other handler is added. */
    public void guard(Channel connection) {
        connection.pipeline().addLast(new LockingHandler(this));
    }
}
