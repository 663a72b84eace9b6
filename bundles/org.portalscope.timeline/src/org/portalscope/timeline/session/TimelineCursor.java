package org.portalscope.timeline.session;

import java.util.function.BooleanSupplier;

import org.portalscope.timeline.History;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.Position;

/** Where the cursor of a session is, and the world with it. */
final class TimelineCursor {

    private final History history;
    private Position position = Position.START;

    TimelineCursor(History history) {
        this.history = history;
    }

    Position position() {
        return position;
    }

    /** Goes somewhere in the timeline, or not as far if it is cancelled. */
    void go(Position target, BooleanSupplier cancelled) {
        position = history.move(new Move(history.timeline(), position, target), cancelled);
    }

    /** The world is at the end of the timeline, and the cursor with it. */
    void toEnd() {
        position = history.timeline().end();
    }
}
