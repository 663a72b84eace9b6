package org.portalscope.graph;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

import org.eclipse.swt.widgets.Control;

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

    private void run() {
        if (REQUESTED.remove(this) && !control.isDisposed()) {
            work.run();
        }
    }

    /** Does all that has waited for long, and paints it: whoever holds down a key sees what it does. To be called when a key has been handled. */
    public static void catchUp() {
        long now = System.nanoTime();
        for (Coalesced late : List.copyOf(REQUESTED)) {
            if (now - late.since > PATIENCE) {
                late.run();
                if (!late.control.isDisposed()) {
                    late.control.update();
                }
            }
        }
    }
}
