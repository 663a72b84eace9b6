package org.portalscope.presentation.control;

import java.io.IOException;

import org.portalscope.timeline.Direction;

/** Is notified, in the thread of those who look at it, of what becomes of a session. */
public interface SessionListener {

    /** The cursor has moved, or another frame or process is shown. */
    void changed();

    /** The cursor cannot go on in a direction. */
    default void stopped(Direction direction) {
    }

    /** A search has found nothing, or something is not known, as a sentence says; the cursor stays where it is. */
    default void missed(String sentence) {
    }

    /** What was recorded cannot be read any more: the session is of no use. */
    default void lost(IOException why) {
    }

    /** A long move has begun or ended; while it lasts, views show what was there before. */
    default void busy(boolean busy) {
    }
}
