package org.portalscope.timeline.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.portalscope.engine.api.OperationId;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.cursor.ThreadCalls;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.program.Failure;

/**
 * A world with its history: a timeline of transitions and one cursor for all processes, which is always between two steps.
 * Going back never loses the future. This is a face to look at; who wants to move the cursor {@linkplain #drive drives} the session. Not
 * to be read while a move is running.
 */
public interface Session {

    /** What the session is about, for titles: the name of its scenario. */
    String title();

    /** The world as it is at the cursor. */
    WorldState state();

    /** What has been executed so far. */
    Timeline timeline();

    /** Where the cursor is. */
    Position position();

    /** What is going on there. */
    CursorState cursorState();

    /** What is being done there, the innermost first; empty at the start. */
    List<Frame> frames();

    /** What the threads of a process are in there, by number. */
    List<ThreadCalls> threads(int process);

    /** What a motion would do. */
    NextStep upcoming(StepKind stepKind, Direction direction, Optional<Frame> selected);

    /** How far a move is that is running, in per cent, if its length is known; to be asked by any thread. */
    OptionalInt percent();

    /** How the run ended, if the cursor is at the end of the timeline and nothing more can happen. */
    Optional<RunResult> result();

    /** How the run stands for somebody who leaves it where the cursor stands. */
    RunResult left();

    /** Where an operation appears in the timeline, in the order of execution. */
    List<Position> places(OperationId operation);

    /** Where an operation appears first, if it has appeared. */
    Optional<Position> beginning(OperationId operation);

    /** Whether an event of a process, by its queue and its sequence number, tells of an operation. */
    boolean tells(int process, long queue, long sequence, OperationId operation);

    /** The operation that an event of a process tells of, if that is known. */
    Optional<OperationId> operationOf(int process, long queue, long sequence);

    /** What led to the step at the cursor, where the same operation appeared before. */
    Optional<Position> cause();

    /** What the step at the cursor led to, where the same operation appears next, if that has been executed. */
    Optional<Position> consequence();

    /**
     * Takes the wheel: from now on the caller alone moves the cursor, until it closes the driver.
     *
     * @throws IllegalStateException if somebody else drives
     */
    SessionDriver drive();

    void addListener(MoveListener listener);

    void removeListener(MoveListener listener);

    /** The expectation that failed at or before the cursor, if one did. */
    default Optional<Failure> failure() {
        return state().failure();
    }

    /** The outcome of the run if nothing more can happen at the end of the timeline, as a sentence, else nothing. */
    default Optional<String> ending() {
        return result().map(end -> end.sentence(timeline().messages()));
    }
}
