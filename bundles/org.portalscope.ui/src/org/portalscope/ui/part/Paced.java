package org.portalscope.ui.debug;

import org.eclipse.swt.widgets.Display;

/** Something to do in the display's thread soon, but not more often than there is a use for; what is asked for last is always done. */
final class Paced {

    private final Display display;
    private final int milliseconds;
    private final Runnable work;
    private boolean waiting;
    private boolean requested;

    /** @param milliseconds at least between two times */
    Paced(Display display, int milliseconds, Runnable work) {
        this.display = display;
        this.milliseconds = milliseconds;
        this.work = work;
    }

    /** Asks for it to be done. */
    void request() {
        if (waiting) {
            requested = true;
        } else {
            waiting = true;
            display.asyncExec(work);
            display.timerExec(milliseconds, this::pass);
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
