package org.portalscope.replay;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.timeline.TransitionLog;

/**
 * Lets the program of a recording come in the background to where somebody wants to see its names; if they are wanted elsewhere meanwhile, it goes there
 * instead. Safe for several threads.
 */
final class DeferredNames {

    private final Way way;
    private final Consumer<Runnable> background;
    private final Runnable found;
    /** The number of transitions behind which names were wanted last. */
    private int wanted = TransitionLog.NONE;
    private boolean isUnderWay;

    /** Takes the program somewhere. */
    @FunctionalInterface
    interface Way {

        /**
         * Goes on until the program stands behind a number of transitions.
         *
         * @param cancelled asked behind each of them; once it says so, it is wanted elsewhere
         */
        void go(int number, BooleanSupplier cancelled);
    }

    /**
     * Nothing is wanted yet.
     *
     * @param background runs what it is given at some time, in another thread
     * @param found      is run there when the program has come to where it was wanted last
     */
    DeferredNames(Way way, Consumer<Runnable> background, Runnable found) {
        this.way = way;
        this.background = background;
        this.found = found;
    }

    /** Says that somebody wants the names behind a number of transitions. */
    synchronized void want(int number) {
        wanted = number;
        if (!isUnderWay) {
            isUnderWay = true;
            background.accept(this::find);
        }
    }

    private void find() {
        try {
            int number;
            do {
                number = wanted();
                go(number);
            } while (!ends(number));
        } catch (RuntimeException e) {
            giveUp();
            throw e;
        }
        found.run();
    }

    private void go(int number) {
        way.go(number, () -> wanted() != number);
    }

    /** Ends the way to a number of transitions, unless the program is wanted elsewhere by now. */
    private synchronized boolean ends(int number) {
        isUnderWay = number != wanted;
        return !isUnderWay;
    }

    private synchronized int wanted() {
        return wanted;
    }

    private synchronized void giveUp() {
        isUnderWay = false;
    }
}
