package org.portalscope.graph;

import org.eclipse.swt.widgets.Control;

/** Something to do soon on the display's thread, once for any number of requests. */
public final class Coalesced {

    private final Control control;
    private final Runnable work;
    private boolean requested;

    public Coalesced(Control control, Runnable work) {
        this.control = control;
        this.work = work;
    }

    /** Asks for it to be done. */
    public void request() {
        if (!requested && !control.isDisposed()) {
            requested = true;
            control.getDisplay().asyncExec(this::run);
        }
    }

    private void run() {
        requested = false;
        if (!control.isDisposed()) {
            work.run();
        }
    }
}
