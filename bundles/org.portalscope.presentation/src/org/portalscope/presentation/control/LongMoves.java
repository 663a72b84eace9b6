package org.portalscope.presentation.control;

import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.timeline.session.Session;

/**
 * Runs what may take long in a session, one at a time: the session belongs to it meanwhile. Where what was recorded cannot be read, the session is lost. To
 * be used in the thread of those who look at it.
 */
final class LongMoves {

    private static final int UNKNOWN = -1;

    private final Session session;
    private final MoveRunner runner;
    private final SessionListener listener;
    private volatile int percent = UNKNOWN;
    private volatile boolean busy;
    private boolean isAside;
    private boolean closed;
    private Runnable left = () -> { };
    private final Set<Runnable> late = new LinkedHashSet<>();

    /** @param listener is notified when a move begins that takes long, and when it has ended */
    LongMoves(Session session, MoveRunner runner, SessionListener listener) {
        this.session = session;
        this.runner = runner;
        this.listener = listener;
    }

    /** Whether the session has been left: nothing moves it any more. */
    boolean isClosed() {
        return closed;
    }

    /** Whether one is running. */
    boolean isBusy() {
        return busy;
    }

    /** Whether one is running that nobody has asked for by a move of the cursor: what somebody asks for meanwhile can wait for its end, which is near. */
    boolean isAside() {
        return busy && isAside;
    }

    /** The same as {@link #run} for what is done by the way, without a move that somebody has asked for. */
    void runAside(Consumer<BooleanSupplier> motion, Runnable after) {
        isAside = true;
        start(motion, after);
    }

    /** Runs something that moves the cursor, and then what comes after it, unless the session has been closed meanwhile. */
    void run(Consumer<BooleanSupplier> motion, Runnable after) {
        isAside = false;
        start(motion, after);
    }

    private void start(Consumer<BooleanSupplier> motion, Runnable after) {
        boolean[] ended = new boolean[1];
        percent = UNKNOWN;
        busy = true;
        AtomicReference<UncheckedIOException> unreadable = new AtomicReference<>();
        runner.run(cancelled -> {
            try {
                motion.accept(cancelled);
            } catch (UncheckedIOException e) {
                unreadable.set(e);
            }
        }, () -> {
            ended[0] = true;
            end(unreadable.get(), after);
        });
        if (!ended[0]) {
            setBusy(true);
        }
    }

    private void end(UncheckedIOException unreadable, Runnable after) {
        percent = UNKNOWN;
        setBusy(false);
        if (closed) {
            left.run();
        } else if (unreadable != null) {
            listener.lost(unreadable.getCause());
        } else {
            attempt(() -> afterwards(after));
        }
    }

    private void afterwards(Runnable after) {
        after.run();
        doLate();
    }

    /** Does something at once that may have to read what was recorded. */
    void attempt(Runnable task) {
        try {
            task.run();
        } catch (UncheckedIOException e) {
            listener.lost(e.getCause());
        }
    }

    private void doLate() {
        List<Runnable> tasks = List.copyOf(late);
        late.clear();
        tasks.forEach(this::whenIdle);
    }

    private void setBusy(boolean now) {
        busy = now;
        listener.busy(now);
    }

    /** Does something at once, or when the move that is running has ended; once, however often it is asked for, and not in a session that is closed. */
    void whenIdle(Runnable task) {
        if (busy) {
            late.add(task);
        } else if (!closed) {
            attempt(task);
        }
    }

    /** Notes how far the move that is running has come; may be called in any thread. */
    void passed(long transitions, long total) {
        percent = (int) (100L * transitions / total);
    }

    /** How far the move that is running has come, in per cent, if that is known; may be asked in any thread. */
    OptionalInt percent() {
        int now = percent;
        return now >= 0 ? OptionalInt.of(now) : busy ? session.percent() : OptionalInt.empty();
    }

    /** Ends the move that is running where it has come to. */
    void cancel() {
        runner.cancel();
    }

    /** Ends the move that is running and begins no other; then, at once if none is running, the session is left. */
    void close(Runnable leave) {
        closed = true;
        left = leave;
        runner.cancel();
        if (!busy) {
            left.run();
        }
    }
}
