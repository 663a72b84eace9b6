package org.portalscope.ui.session;

import org.portalscope.session.Direction;

/** Is told, in the display's thread, what becomes of the open session. */
public interface SessionListener {

    /** The cursor stands elsewhere, another session is open, another process is shown, or none is open any more. */
    void changed();

    /** The cursor cannot go on in a direction. */
    default void stopped(Direction direction) {
    }

    /** A long move has begun or ended; while it lasts, views show what was there before. */
    default void busy(boolean busy) {
    }
}
