package org.portalscope.session;

/** Follows the cursor of a session: it is told of each move once it has come to its end. */
@FunctionalInterface
public interface MoveListener {

    /** The cursor stands elsewhere, and the state with it. */
    void moved(Move move);
}
