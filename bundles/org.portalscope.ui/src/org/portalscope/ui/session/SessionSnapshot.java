package org.portalscope.ui.session;

import java.util.List;
import java.util.Optional;

import org.portalscope.session.CursorState;
import org.portalscope.session.Direction;
import org.portalscope.session.Frame;
import org.portalscope.session.NextStep;
import org.portalscope.session.Position;
import org.portalscope.session.Session;
import org.portalscope.session.StatusText;
import org.portalscope.session.StepKind;
import org.portalscope.session.StepRows;
import org.portalscope.world.Transition;
import org.portalscope.world.program.SourceLocation;

/**
 * Where the cursor stands, told for views: it does not change when the cursor moves on.
 *
 * @param title       the name of the scenario
 * @param position    of the cursor
 * @param transitions how many have been executed so far
 * @param transition  the one that the cursor is in, empty at the start
 * @param rows        its steps in words
 * @param cursorState      what is going on
 * @param frames      what is being done, the innermost first
 * @param where       the position in words
 * @param selected    index of the frame that Step Over and Step Return are about
 * @param over        what Step Over would do
 * @param ending      how the run stands if nothing more can happen
 * @param failed      whether an expectation of the scenario does not hold
 * @param statement   the statement of the selected call or at the cursor, or the one that caused what happens at the cursor
 * @param calls       what the threads are in of the process that is shown in full
 */
public record SessionSnapshot(String title, Position position, int transitions, Optional<Transition> transition, List<StepRows.Row> rows,
        CursorState cursorState, List<Frame> frames, String where, int selected, NextStep over, Optional<String> ending, boolean failed,
        Optional<SourceLocation> statement, ThreadStack calls) {

    /**
     * The account of a session at its cursor.
     *
     * @param process index of the process that is shown in full
     * @param last    the account that was given last, or null
     */
    static SessionSnapshot of(Session session, Optional<Frame> selected, int process, SessionSnapshot last) {
        Position position = session.position();
        Optional<Transition> transition = position.transition() == 0 ? Optional.empty()
                : Optional.of(session.timeline().transition(position.transition()));
        List<Frame> frames = List.copyOf(session.frames());
        return new SessionSnapshot(session.title(), position, session.timeline().size(), transition,
                transition.map(shown -> StepRows.of(shown, session.world().process(shown.process()).program().matchBitFields())).orElse(List.of()), session.cursorState(), frames,
                StatusText.where(session), Math.max(0, selected.map(frames::indexOf).orElse(0)),
                session.upcoming(StepKind.OVER, Direction.FORWARD, selected), session.ending(), session.failure().isPresent(),
                Causes.statement(session, frames, selected), ThreadStack.of(session, frames, selected, process, last));
    }
}
