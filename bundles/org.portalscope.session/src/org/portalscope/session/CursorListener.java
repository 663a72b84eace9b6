package org.portalscope.session;

import org.portalscope.world.Transition;

/** Follows the cursor of a session: it is told of every step that the cursor passes, and of the end of every move. */
public interface CursorListener {

    /** The cursor passed a step forwards; if it is an effect, the state has it now. */
    void applied(Transition transition, int step);

    /** The cursor passed a step backwards; if it is an effect, the state no longer has it. */
    void reverted(Transition transition, int step);

    /** A move has come to its end. */
    default void moved() {
    }
}
