package org.portalscope.timeline.session;

import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.timeline.Direction;
import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.Frame;

/** The one who moves the cursor of a session; there is at most one at a time. Not safe for use by several threads. */
public interface SessionDriver extends AutoCloseable {

    /** The session that is driven. */
    Session session();

    /**
     * Moves the cursor until a condition holds or there is nothing more in that direction; at the end of the timeline, forward executes.
     *
     * @param until     where to stop; asked for each step that is passed
     * @param cancelled asked between transitions; once it says so, the cursor stays where it has come to
     * @return whether the cursor moved
     * @throws IllegalStateException if it has been closed
     */
    boolean run(Direction direction, StopCondition until, BooleanSupplier cancelled);

    /**
     * Moves the cursor to a position of the timeline.
     *
     * @param cancelled asked between transitions; once it says so, the cursor stays where it has come to
     * @throws IllegalArgumentException if there is no such position
     * @throws IllegalStateException if it has been closed
     */
    void seek(Position position, BooleanSupplier cancelled);

    /** Moves the cursor to a position of the timeline, however long that takes. */
    default void seek(Position position) {
        seek(position, () -> false);
    }

    /**
     * Moves the cursor as a key does.
     *
     * @param selected the frame that the motion is about, which may be an activation of any thread, or nothing for the innermost
     * @return whether the cursor moved
     */
    default boolean move(StepKind stepKind, Direction direction, Optional<Frame> selected, BooleanSupplier cancelled) {
        return run(direction, StopCondition.of(stepKind, direction, selected, session()), cancelled);
    }

    /**
     * Makes something happen at the end of the timeline, whether or not it would come next. The cursor is behind its first step then; of what somebody
     * outside the program does, behind its last.
     *
     * @throws IllegalArgumentException if it cannot happen there, as the message says; then nothing has happened
     * @throws IllegalStateException if the cursor is not at the end of the timeline, or the driver has been closed
     */
    void execute(LoggedChoice choice);

    /** Leaves the wheel to others. */
    @Override
    void close();
}
