package org.portalscope.graph;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/** Something to do soon on the display's thread, once for any number of requests. */
public final class Coalesced {

    /** After which it is done before further keys: queued keys come before all that is to be done soon. */
    private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(50);

    /** Those that have been asked for, in the display's thread. */
    private static final Set<Coalesced> REQUESTED = new LinkedHashSet<>();

    private final Control control;
    private final Runnable work;
    private long since;

    public Coalesced(Control control, Runnable work) {
        this.control = control;
        this.work = work;
    }

    /** Asks for it to be done. */
    public void request() {
        if (!control.isDisposed() && REQUESTED.add(this)) {
            since = System.nanoTime();
            control.getDisplay().asyncExec(this::run);
        }
    }

    /** What has been asked for together is done together: between two pieces the window would be drawn. */
    private void run() {
        if (REQUESTED.contains(this)) {
            runAll();
        }
    }

    private static void runAll() {
        List.copyOf(REQUESTED).forEach(Coalesced::runNow);
    }

    private void runNow() {
        if (REQUESTED.remove(this) && !control.isDisposed()) {
            work.run();
        }
    }

    /** Does all that has been asked for, and paints it, if something has waited for long: whoever holds down a key sees what it does. */
    public static void catchUp() {
        long now = System.nanoTime();
        if (REQUESTED.stream().anyMatch(late -> now - late.since > PATIENCE)) {
            drawNow();
        }
    }

    /** Does all that has been asked for, and paints it. To be called where nothing else is being done. */
    public static void drawNow() {
        runAll();
        Display.getCurrent().update();
    }
}
