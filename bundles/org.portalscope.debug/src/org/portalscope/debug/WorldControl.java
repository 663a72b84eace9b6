package org.portalscope.debug;

import java.util.OptionalInt;

import org.portalscope.analysis.branch.Alternative;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.StepKind;

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

    /** Whether the run goes on elsewhere, and can be left to itself. */
    default boolean isElsewhere() {
        return false;
    }

    /** Whether a process that runs elsewhere goes on, or waits in a step; any of them if none is named. */
    default boolean isRunning(OptionalInt process) {
        return false;
    }

    /** Pauses a process that runs elsewhere, or all of them. */
    default void suspend(OptionalInt process) {
        // nothing runs elsewhere
    }

    /** Leaves the run that goes on elsewhere to itself. */
    default void detach() {
        // nothing runs elsewhere
    }

    /** Ends the session. */
    void end();
}
