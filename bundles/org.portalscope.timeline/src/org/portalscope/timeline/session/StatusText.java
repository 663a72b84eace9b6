package org.portalscope.timeline.session;

import org.portalscope.engine.message.Message;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.time.Durations;

/** Where the cursor is and what comes next, each on one line: the status line of every front end. */
public final class StatusText {

    private StatusText() {
    }

    /** Such as {@code step 4 of 11 · transition 23 of 80 · 1:0 ← 0:0 put #7}. */
    public static String where(Session session) {
        Position position = session.position();
        int transitions = session.timeline().size();
        if (position.equals(Position.START)) {
            return "at the start" + (transitions == 0 ? "" : " · " + transitions + " transitions ahead");
        }
        CursorState cursorState = session.cursorState();
        return time(session.state()) + "step " + position.step() + " of " + session.timeline().steps(position.transition()) + " · transition "
                + position.transition() + " of " + transitions + " · "
                + cursorState.message().map(StatusText::route).orElseGet(() -> session.state().process(cursorState.process()).label());
    }

    /** Such as {@code F6: examines entry 4 (replays)}; the outcome of the run if nothing comes. */
    public static String next(NextStep upcoming, String key) {
        return switch (upcoming.mode()) {
            case END -> upcoming.words();
            case EXECUTE -> key + ": " + upcoming.words() + " (executes)";
            case REPLAY -> key + ": " + upcoming.words() + " (replays)";
        };
    }

    /** Virtual time at the cursor, if there is any. */
    private static String time(WorldState state) {
        return state.hasTime() ? Durations.text(state.now()) + " · " : "";
    }

    /** Target, initiator, message. */
    private static String route(Message message) {
        return message.target() + " ← " + message.initiator() + " " + message.key();
    }
}
