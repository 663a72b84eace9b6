package org.portalscope.session;

import java.util.Optional;

import org.portalscope.engine.message.Message;

/** Where the cursor stands and what comes next, each on one line: the status line of every front end. */
public final class StatusText {

    private StatusText() {
    }

    /** Such as {@code step 4 of 11 · transition 23 of 80 · 1:0 ← 0:0 put #7}. */
    public static String where(Session session) {
        Position position = session.position();
        if (position.equals(Position.START)) {
            return "at the start";
        }
        String counts = "step " + position.step() + " of " + session.timeline().steps(position.transition()) + " · transition "
                + position.transition() + " of " + session.timeline().size();
        Moment moment = session.moment();
        return counts + " · " + moment.message().map(StatusText::route)
                .orElseGet(() -> session.world().process(moment.process()).label());
    }

    /** Such as {@code F6: examines entry 4 (replays)}, for the key that moves over what the frame is doing. */
    public static String next(Session session, String key, Optional<Frame> selected) {
        Upcoming upcoming = session.upcoming(Motion.OVER, Direction.FORWARD, selected);
        return switch (upcoming.mode()) {
            case END -> upcoming.words();
            case EXECUTE -> key + ": " + upcoming.words() + " (executes)";
            case REPLAY -> key + ": " + upcoming.words() + " (replays)";
        };
    }

    /** Such as {@code 1:0 ← 0:0 put #7}: target, initiator, message. */
    public static String route(Message message) {
        return message.target() + " ← " + message.initiator() + " " + message.key();
    }
}
