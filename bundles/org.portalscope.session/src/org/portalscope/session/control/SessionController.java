package org.portalscope.session.control;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

import org.portalscope.session.MoveListener;
import org.portalscope.session.Session;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.StepKind;
import org.portalscope.session.cursor.Frame;
import org.portalscope.session.search.EffectScan;
import org.portalscope.session.search.SequentialScan;
import org.portalscope.session.search.StepQuery;
import org.portalscope.session.search.StepSearch;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Move;
import org.portalscope.session.timeline.Position;

/**
 * Steers one session: drives it, moves its cursor, keeps what is selected, and tells listeners. To be used in the one thread of those who
 * look at it; while it is {@link #isBusy() busy}, the session belongs to the move that runs.
 */
public final class SessionController {

    private final SessionDriver driver;
    private final MoveRunner runner;
    private final List<MoveListener> followers = new CopyOnWriteArrayList<>();
    private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
    private final MoveListener account = move -> last = move;
    private final StepSearch search = new StepSearch(new EffectScan(new SequentialScan()));
    private final NavigableSet<Integer> hits = new TreeSet<>();
    private Move last;
    private SessionSnapshot snapshot;
    private Optional<Frame> selected = Optional.empty();
    private OptionalInt pinned = OptionalInt.empty();
    private final OperationCounts operationCounts;
    private Optional<ProcessSubject> selectedSubject = Optional.empty();
    private int lastProcess;
    private boolean busy;
    /** Whether what is running is a seek, which gives way to another one. */
    private boolean seeking;
    private Optional<Position> wanted = Optional.empty();
    private String searched = "";
    private boolean closed;
    private Runnable left = () -> { };

    /**
     * A controller of a session that nobody drives.
     *
     * @throws IllegalStateException if somebody drives it
     */
    public SessionController(Session session, MoveRunner runner) {
        this.runner = runner;
        driver = session.drive();
        session.addListener(account);
        operationCounts = new OperationCounts(session.position());
        followers.add(operationCounts);
        take();
    }

    /** Ends a long move, and leaves the session to others. */
    public void close() {
        close(() -> { });
    }

    /**
     * Ends a long move, and leaves the session to others.
     *
     * @param then what is done once nothing moves the session any more
     */
    public void close(Runnable then) {
        closed = true;
        left = then;
        runner.cancel();
        session().removeListener(account);
        if (!busy) {
            leave();
        }
    }

    private void leave() {
        driver.close();
        left.run();
    }

    /** The session; not to be read while a move is running. */
    public Session session() {
        return driver.session();
    }

    /** Where the cursor is, or was before the move that is running. */
    public SessionSnapshot snapshot() {
        return snapshot;
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
        if (!busy) {
            tell();
        }
    }

    /** Chooses the frame that the next move is about, by its index in {@link SessionSnapshot#frames}; the innermost scope is what moves are about anyway. */
    public void select(int frame) {
        Frame chosen = snapshot.frames().get(frame);
        select(Optional.of(chosen).filter(it -> frame > 0 || it.isActivation()));
    }

    /** Chooses the frame that the next move is about, such as a call of {@link SessionSnapshot#calls}, or the innermost one again. */
    public void select(Optional<Frame> frame) {
        if (!busy) {
            selected = frame;
            tell();
        }
    }

    /** How many operations have started on descriptors up to the cursor. */
    public OperationCounts operationCounts() {
        return operationCounts;
    }

    /** What is selected in all views: an entry, a queue, an operation; moves do not change it. */
    public Optional<ProcessSubject> selectedSubject() {
        return selectedSubject;
    }

    /** Selects something in all views, or nothing. */
    public void selectSubject(Optional<ProcessSubject> subject) {
        if (!subject.equals(selectedSubject)) {
            selectedSubject = subject;
            listeners.forEach(SessionListener::changed);
        }
    }

    /** Moves the cursor as a key does. */
    public void move(StepKind stepKind, Direction direction) {
        if (busy) {
            return;
        }
        if (stepKind == StepKind.INTO || stepKind == StepKind.OVER && selected.isEmpty()) {
            finish(stepKind, direction, driver.move(stepKind, direction, selected, () -> false));
        } else {
            moveLong(stepKind, direction);
        }
    }

    private void moveLong(StepKind stepKind, Direction direction) {
        boolean[] moved = new boolean[1];
        Optional<Frame> about = selected;
        runLong(cancelled -> moved[0] = driver.move(stepKind, direction, about, cancelled), () -> finish(stepKind, direction, moved[0]));
    }

    /** Runs something that moves the cursor, and then what comes after it, unless the session has been closed meanwhile. */
    private void runLong(Consumer<BooleanSupplier> motion, Runnable after) {
        boolean[] ended = new boolean[1];
        busy = true;
        runner.run(motion, () -> {
            ended[0] = true;
            setBusy(false);
            if (closed) {
                leave();
            } else {
                after.run();
            }
        });
        if (!ended[0]) {
            setBusy(true);
        }
    }

    /** Moves the cursor to the nearest step that is wanted; forwards, what has not been executed yet is executed until there is one. */
    public void find(StepQuery query, Direction direction) {
        if (busy) {
            return;
        }
        if (!query.words().equals(searched)) {
            searched = query.words();
            hits.clear();
        }
        Position before = session().position();
        StepSearch.End[] end = new StepSearch.End[1];
        runLong(cancelled -> end[0] = search.find(driver, direction, query.predicate(), cancelled), () -> {
            if (end[0] == StepSearch.End.FOUND) {
                hits.add(session().position().transition());
                arrive(before);
            } else {
                tell();
            }
            if (end[0] == StepSearch.End.NONE) {
                listeners.forEach(listener -> listener.missed(query.missing(direction)));
            }
        });
    }

    /** The numbers of the transitions in which what was searched for last has been found so far, in their order. */
    public List<Integer> hits() {
        return List.copyOf(hits);
    }

    private void arrive(Position before) {
        last = new Move(session().timeline(), before, session().position());
        follow();
        selected = Optional.empty();
        tell();
    }

    private void finish(StepKind stepKind, Direction direction, boolean moved) {
        if (moved) {
            follow();
            selected = selected.flatMap(frame -> Selection.after(stepKind, frame, session()));
            tell();
        } else {
            listeners.forEach(listener -> listener.stopped(direction));
        }
    }

    /** Moves the cursor to a position of the timeline; while it is on a long way to another one, it goes to this one instead. */
    public void seek(Position position) {
        if (seeking) {
            wanted = Optional.of(position);
            runner.cancel();
        } else if (!busy && session().timeline().mayHold(position)) {
            if (new Move(session().timeline(), session().position(), position).isJump()) {
                seekLong(position, session().position());
            } else if (session().timeline().holds(position)) {
                seek(it -> it.seek(position));
            }
        }
    }

    /** @param before where the cursor was when those who follow it were told last */
    private void seekLong(Position position, Position before) {
        seeking = true;
        wanted = Optional.empty();
        runLong(cancelled -> driver.seek(position, cancelled), () -> {
            seeking = false;
            wanted.filter(session().timeline()::mayHold).ifPresentOrElse(next -> seekLong(next, before), () -> arrive(before));
        });
    }

    /** Moves the cursor with something that knows where to. */
    public void seek(Consumer<SessionDriver> seeker) {
        if (!busy) {
            Position before = session().position();
            seeker.accept(driver);
            arrive(before);
        }
    }

    /** Moves the cursor to what led to the step there. */
    public void goToCause() {
        goTo(Session::cause, Direction.BACK);
    }

    /** Moves the cursor to what the step there led to. */
    public void goToConsequence() {
        goTo(Session::consequence, Direction.FORWARD);
    }

    private void goTo(Function<Session, Optional<Position>> place, Direction direction) {
        if (!busy) {
            place.apply(session()).ifPresentOrElse(this::seek, () -> listeners.forEach(listener -> listener.stopped(direction)));
        }
    }

    /** Ends a long move where it has come to. */
    public void cancel() {
        runner.cancel();
    }

    /** Tells a follower each move, in one piece, before listeners are notified that something has changed. */
    public void addFollower(MoveListener follower) {
        followers.add(follower);
    }

    public void addListener(SessionListener listener) {
        listeners.add(listener);
    }

    public void removeListener(SessionListener listener) {
        listeners.remove(listener);
    }

    private void follow() {
        followers.forEach(follower -> follower.moved(last));
    }

    private void tell() {
        take();
        listeners.forEach(SessionListener::changed);
    }

    private void take() {
        int process = session().frames().stream().findFirst().or(() -> selected).map(Frame::process).orElse(lastProcess);
        lastProcess = selected.filter(Frame::isActivation).map(Frame::process).orElse(process);
        snapshot = SessionSnapshot.of(session(), selected, shownProcess(), snapshot);
    }

    private void setBusy(boolean now) {
        busy = now;
        listeners.forEach(listener -> listener.busy(now));
    }
}
