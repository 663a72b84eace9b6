package org.portalscope.session.control;

import org.portalscope.session.Direction;

/** Is told, in the thread of those who look at it, what becomes of a session. */
public interface SessionListener {

    /** The cursor stands elsewhere, or another frame or process is shown. */
    void changed();

    /** The cursor cannot go on in a direction. */
    default void stopped(Direction direction) {
    }

    /** A long move has begun or ended; while it lasts, views show what was there before. */
    default void busy(boolean busy) {
    }
}
