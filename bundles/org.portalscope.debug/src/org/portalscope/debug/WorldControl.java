package org.portalscope.debug;

import org.portalscope.session.StepKind;
import org.portalscope.session.branch.Alternative;
import org.portalscope.session.timeline.Direction;

/** What the debug platform may ask of a session, in any thread. */
public interface WorldControl {

    /** Whether a long move is running. */
    boolean isBusy();

    /** Moves the cursor as a key does. */
    void move(StepKind stepKind, Direction direction);

    /** Lets one of the transitions happen that are enabled where the session asks. */
    void take(Alternative enabled);

    /** Ends a long move where it has come to. */
    void stop();

    /** Ends the session. */
    void end();
}
