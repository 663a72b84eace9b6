package org.portalscope.protocol.state;

/**
 * The right of a run that keeps no states to change the one that it has in place, with all that is made for it. It ends once somebody else may see the state:
 * from then on, each change makes a copy again.
 */
public final class Ownership {

    private boolean ended;

    /** Ends it for ever. */
    public void end() {
        ended = true;
    }

    /** Whether somebody else may see what was made for it. */
    public boolean hasEnded() {
        return ended;
    }
}
