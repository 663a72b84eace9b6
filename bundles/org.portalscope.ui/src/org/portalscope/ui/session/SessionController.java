package org.portalscope.ui.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

import org.portalscope.model.World;
import org.portalscope.model.projection.Projection;
import org.portalscope.session.Direction;
import org.portalscope.session.Frame;
import org.portalscope.session.Position;
import org.portalscope.session.Session;
import org.portalscope.session.StepKind;

/**
 * Holds the open session, of which there is at most one, moves its cursor and tells views. To be used in the display's thread only;
 * while it is {@link #isBusy() busy}, session and model belong to the move that runs.
 */
public final class SessionController {

    private final MoveRunner runner;
    private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
    private Session session;
    private Projection projection;
    private SessionSnapshot snapshot;
    private Optional<Frame> selected = Optional.empty();
    private OptionalInt pinned = OptionalInt.empty();
    private int lastProcess;
    private boolean busy;

    /** A controller without a session. */
    public SessionController(MoveRunner runner) {
        this.runner = runner;
    }

    /** Opens a session in the place of the one that is open; a long move of that one is ended. */
    public void open(Session opened) {
        if (busy) {
            runner.cancel();
            setBusy(false);
        }
        leave();
        session = opened;
        snapshot = null;
        projection = Projection.of(opened);
        selected = Optional.empty();
        pinned = OptionalInt.empty();
        lastProcess = 0;
        tell();
    }

    /** Closes the session; views become empty. */
    public void close() {
        if (session == null) {
            return;
        }
        runner.cancel();
        leave();
        session = null;
        projection = null;
        snapshot = null;
        pinned = OptionalInt.empty();
        setBusy(false);
        listeners.forEach(SessionListener::changed);
    }

    /** Sessions outlive being shown; the model of one that is not shown follows no cursor. */
    private void leave() {
        if (session != null) {
            session.removeListener(projection);
        }
    }

    /** The open session; not to be read while a move is running. */
    public Optional<Session> session() {
        return Optional.ofNullable(session);
    }

    /** Where the cursor stands, or stood before the move that is running. */
    public Optional<SessionSnapshot> snapshot() {
        return Optional.ofNullable(snapshot);
    }

    /** The model at the cursor; not to be read while a move is running. */
    public Optional<World> model() {
        return Optional.ofNullable(projection).map(Projection::model);
    }

    /** Whether a long move is running. */
    public boolean isBusy() {
        return busy;
    }

    /** The process shown in full: the pinned one, else the one that the cursor is or was last in. */
    public int shownProcess() {
        return pinned.orElse(lastProcess);
    }

    /** The process that is shown whatever the cursor does. */
    public OptionalInt pinned() {
        return pinned;
    }

    /** Shows one process whatever the cursor does, or again the one that the cursor is in. */
    public void pin(OptionalInt process) {
        pinned = process;
        if (snapshot != null && !busy) {
            tell();
        }
    }

    /** Chooses the frame that the next move is about, by its index in {@link SessionSnapshot#frames}; the innermost scope is what moves are about anyway. */
    public void select(int frame) {
        if (snapshot != null) {
            Frame chosen = snapshot.frames().get(frame);
            select(Optional.of(chosen).filter(it -> frame > 0 || it.isActivation()));
        }
    }

    /** Chooses the frame that the next move is about, such as a call of {@link SessionSnapshot#threads}, or the innermost one again. */
    public void select(Optional<Frame> frame) {
        if (snapshot != null && !busy) {
            selected = frame;
            tell();
        }
    }

    /** Moves the cursor. */
    public void move(StepKind stepKind, Direction direction) {
        if (session == null || busy) {
            return;
        }
        Session moved = session;
        if (stepKind == StepKind.INTO || stepKind == StepKind.OVER && selected.isEmpty()) {
            finish(stepKind, direction, moved.move(stepKind, direction, selected, () -> false));
            return;
        }
        moveLong(stepKind, direction, moved);
    }

    private void moveLong(StepKind stepKind, Direction direction, Session moved) {
        boolean[] done = new boolean[1];
        boolean[] ended = new boolean[1];
        Optional<Frame> about = selected;
        busy = true;
        runner.run(cancelled -> done[0] = moved.move(stepKind, direction, about, cancelled), () -> {
            ended[0] = true;
            if (session == moved) {
                setBusy(false);
                finish(stepKind, direction, done[0]);
            }
        });
        if (!ended[0]) {
            setBusy(true);
        }
    }

    private void finish(StepKind stepKind, Direction direction, boolean moved) {
        if (moved) {
            selected = selected.flatMap(frame -> Selection.after(stepKind, frame, session));
            tell();
        } else {
            listeners.forEach(listener -> listener.stopped(direction));
        }
    }

    /** Moves the cursor to a position of the timeline. */
    public void seek(Position position) {
        if (session != null && !busy && session.timeline().holds(position)) {
            session.seek(position);
            selected = Optional.empty();
            tell();
        }
    }

    /** Moves the cursor with something that knows where to. */
    public void seek(Consumer<Session> seeker) {
        if (session != null && !busy) {
            seeker.accept(session);
            selected = Optional.empty();
            tell();
        }
    }

    /** Ends a long move where it has come to. */
    public void cancel() {
        runner.cancel();
    }

    public void addListener(SessionListener listener) {
        listeners.add(listener);
    }

    public void removeListener(SessionListener listener) {
        listeners.remove(listener);
    }

    private void tell() {
        int process = session.frames().stream().findFirst().or(() -> selected).map(Frame::process).orElse(lastProcess);
        lastProcess = selected.filter(Frame::isActivation).map(Frame::process).orElse(process);
        snapshot = SessionSnapshot.of(session, selected, shownProcess(), snapshot);
        listeners.forEach(SessionListener::changed);
    }

    private void setBusy(boolean now) {
        busy = now;
        listeners.forEach(listener -> listener.busy(now));
    }
}
