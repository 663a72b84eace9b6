package org.portalscope.timeline.session;

import org.portalscope.timeline.Move;

/** Follows the cursor of a session: it is notified of each move once that has ended. */
@FunctionalInterface
public interface MoveListener {

    /** The cursor has moved, and the state with it. */
    void moved(Move move);
}
