package org.portalscope.presentation.control;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.MoveListener;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;

/** Tells where the cursor of a session has been moved to: those who follow it each move in one piece, those who look at it that something is new. */
final class CursorMoves {

    private final SessionDriver driver;
    private final SessionFocus focus;
    private final SessionBreakpoints breakpoints;
    private final SessionListener listener;
    private final List<MoveListener> followers = new CopyOnWriteArrayList<>();
    private final MoveListener account = move -> last = move;
    private Move last;
    private SessionSnapshot snapshot;

    CursorMoves(SessionDriver driver, SessionFocus focus, SessionBreakpoints breakpoints, SessionListener listener) {
        this.driver = driver;
        this.focus = focus;
        this.breakpoints = breakpoints;
        this.listener = listener;
        session().addListener(account);
        take();
    }

    /** Listens to the session no longer; who drives it may be another then. */
    void close() {
        session().removeListener(account);
    }

    SessionDriver driver() {
        return driver;
    }

    Session session() {
        return driver.session();
    }

    SessionSnapshot snapshot() {
        return snapshot;
    }

    void addFollower(MoveListener follower) {
        followers.add(follower);
    }

    /** The cursor stands somewhere else, at the end of a way that is told as one move. */
    void arrived(Position before) {
        passed(before);
        follow();
        focus.choose(Optional.empty());
        tell();
    }

    /** What has moved the cursor since then is one move, however many there were. */
    void passed(Position before) {
        last = new Move(session().timeline(), before, session().position());
    }

    /** A step has been made, or could not be. */
    void stepped(StepKind stepKind, Direction direction, boolean moved) {
        if (moved) {
            follow();
            focus.moved(stepKind, session());
            tell();
        } else {
            stopped(direction);
        }
    }

    /** The cursor cannot go on. */
    void stopped(Direction direction) {
        listener.stopped(direction);
    }

    private void follow() {
        followers.forEach(follower -> follower.moved(last));
    }

    /** Something about the session is new, or is looked at anew. */
    void tell() {
        breakpoints.arrived(session());
        take();
        listener.changed();
    }

    private void take() {
        focus.follow(session());
        snapshot = SessionSnapshot.of(session(), focus.frame(), focus.shownProcess(), snapshot);
    }
}
