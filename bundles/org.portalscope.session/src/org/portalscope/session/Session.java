package org.portalscope.session;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.world.World;
import org.portalscope.world.program.Failure;

/**
 * A world with its history: a timeline of transitions and one cursor for all processes, which always stands between two steps.
 * Going back never loses the future. Not safe for use by several threads.
 */
public interface Session {

    /** What the session is about, for titles: the name of its scenario. */
    String title();

    /** The world as it is at the cursor; to look at only. */
    World world();

    /** What has been executed so far. */
    Timeline timeline();

    /** Where the cursor stands. */
    Position position();

    /** What is going on there. */
    CursorState cursorState();

    /** What is being done there, the innermost first; empty at the start. */
    List<Frame> frames();

    /** What the threads of a process are in there, by number. */
    List<ThreadCalls> threads(int process);

    /** What a motion would do. */
    NextStep upcoming(StepKind stepKind, Direction direction, Optional<Frame> selected);

    /**
     * Moves the cursor; at the newest moment, forward executes.
     *
     * @param selected the frame that the motion is about, which may be an activation of any thread, or nothing for the innermost
     * @param cancelled asked between transitions; once it says so, the cursor stays where it has come to
     * @return whether the cursor moved
     */
    boolean move(StepKind stepKind, Direction direction, Optional<Frame> selected, BooleanSupplier cancelled);

    /**
     * Moves the cursor to a position of the timeline.
     *
     * @throws IllegalArgumentException if there is no such position
     */
    void seek(Position position);

    /** The expectation that failed at or before the cursor, if one did. */
    Optional<Failure> failure();

    /** How the run stands if nothing more can happen at the newest moment, else nothing. */
    Optional<String> ending();

    void addListener(CursorListener listener);

    void removeListener(CursorListener listener);
}
