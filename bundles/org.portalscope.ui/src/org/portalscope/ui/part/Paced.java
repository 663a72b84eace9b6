package org.portalscope.ui.part;

import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.eclipse.swt.widgets.Display;

/** Something to do in the display's thread soon, but not more often than there is a use for; what is asked for last is always done. */
public final class Paced {

    /** Between two times, at least: what is read and not watched need not be shown more often. */
    static final int MILLISECONDS_BETWEEN = 250;

    private final Consumer<Runnable> soon;
    private final BiConsumer<Integer, Runnable> later;
    private final Runnable work;
    private boolean waiting;
    private boolean requested;

    public Paced(Display display, Runnable work) {
        this(display::asyncExec, display::timerExec, work);
    }

    /**
     * The same with another clock.
     *
     * @param soon  runs a task once nothing else is to be done
     * @param later runs a task after some milliseconds
     */
    Paced(Consumer<Runnable> soon, BiConsumer<Integer, Runnable> later, Runnable work) {
        this.soon = soon;
        this.later = later;
        this.work = work;
    }

    /** Asks for it to be done. */
    public void request() {
        if (waiting) {
            requested = true;
        } else {
            waiting = true;
            soon.accept(work);
            later.accept(MILLISECONDS_BETWEEN, this::pass);
        }
    }

    private void pass() {
        waiting = false;
        if (requested) {
            requested = false;
            request();
        }
    }
}
