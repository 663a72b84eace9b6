package org.portalscope.presentation.control;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.NextStep;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.StatusText;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.world.Transition;
import org.portalscope.world.explore.Violation;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.SourceLocation;

/**
 * The position of the cursor and the state there, for views: it does not change when the cursor moves on, and can be read by any thread. What is long in it
 * (the timeline, the steps of a transition) is made when it is asked for.
 *
 * @param title       the name of the scenario
 * @param processes   who takes part
 * @param timeline    what has been executed so far
 * @param position    of the cursor
 * @param cursorState what is going on
 * @param frames      what is being done, the innermost first
 * @param where       the position in words
 * @param selected    index of the frame that Step Over and Step Return are about
 * @param over        what Step Over would do
 * @param result      how the run ended, if nothing more can happen at the cursor
 * @param outcome     how the run ended, if the cursor is there or has been, and it has not gone on since
 * @param failure     the expectation of the scenario that does not hold
 * @param statement   the statement of the selected call or at the cursor, or the one that caused what happens at the cursor
 * @param statements  those that all threads are before or in
 * @param calls       what the threads are in of the process that is shown in full
 * @param tables      what protocols know of that process
 */
public record SessionSnapshot(String title, ProcessTable processes, Timeline timeline, Position position, CursorState cursorState,
        List<Frame> frames, String where, int selected, NextStep over, Optional<RunResult> result, Optional<RunOutcome> outcome,
        Optional<Failure> failure, Optional<SourceLocation> statement, List<ThreadStatement> statements, ThreadStack calls, ProtocolTables tables) {

    public SessionSnapshot {
        statements = List.copyOf(statements);
        frames = List.copyOf(frames);
    }

    /**
     * Takes the snapshot of a session at its cursor.
     *
     * @param process index of the process that is shown in full
     * @param last    the account that was given last, or null
     */
    static SessionSnapshot of(Session session, Optional<Frame> selected, int process, SessionSnapshot last) {
        List<Frame> frames = List.copyOf(session.frames());
        ProcessTable processes = last == null ? ProcessTable.of(session.state()) : last.processes;
        return new SessionSnapshot(session.title(), processes, session.timeline(), session.position(), session.cursorState(), frames,
                StatusText.where(session), Math.max(0, selected.map(frame -> frame.indexIn(frames)).orElse(0)),
                session.upcoming(StepKind.OVER, Direction.FORWARD, selected), session.result(), RunOutcome.of(session, last), session.failure(),
                Causes.statement(session, frames, selected), ThreadStatement.of(session), ThreadStack.of(session, frames, selected, process, last),
                ProtocolTables.of(session, process, last));
    }

    /** How many transitions have been executed so far. */
    public int transitions() {
        return timeline.size();
    }

    /** The transition that the cursor is in, empty at the start. */
    public Optional<Transition> transition() {
        return position.transition() == 0 ? Optional.empty() : Optional.of(timeline.transition(position.transition()));
    }

    /** Its steps in words, each made when it is asked for. */
    public List<StepRows.Row> rows() {
        return transition().map(shown -> StepRows.of(shown, cursorState.tiles().get(shown.process()).matchBits())).orElse(List.of());
    }

    /** What the match bits mean of the process that is shown in full; empty if nothing is known. */
    public List<MatchBitField> matchBits() {
        return cursorState.tiles().get(calls.process()).matchBits();
    }

    /** What a name stands for in the shown call, or else in its thread, its parts below it; nothing if it has no value there. */
    public Optional<String> value(String name) {
        return calls.value(name, matchBits());
    }

    /** The outcome of the run if nothing more can happen. */
    public Optional<String> ending() {
        return result.map(end -> end.sentence(timeline.messages()));
    }

    /** What is wrong at the cursor, where the run ends with it: what was looked for, or an expectation that does not hold; without a full stop. */
    public Optional<String> finding() {
        return result.flatMap(end -> end.violation().map(Violation::words).or(() -> end.failure().map(Failure::words)));
    }

    /** What sort of thing was looked for and has been found at the cursor, such as {@code found DROP}. */
    public Optional<String> found() {
        return result.flatMap(RunResult::violation).map(violation -> "found " + violation.kind());
    }

    /** Whether the run goes on only if somebody chooses what happens next. */
    public boolean isAsked() {
        return result.filter(end -> end.result() == RunResult.Result.CHOICE).isPresent();
    }

    /** Whether an expectation of the scenario does not hold. */
    public boolean failed() {
        return failure.isPresent();
    }
}
