package org.portalscope.session.control;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

import org.portalscope.session.MoveListener;
import org.portalscope.session.Session;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.StepKind;
import org.portalscope.session.breakpoint.Breakpoint;
import org.portalscope.session.breakpoint.LineTarget;
import org.portalscope.session.cursor.Frame;
import org.portalscope.session.place.Place;
import org.portalscope.session.search.ParallelScan;
import org.portalscope.session.search.StepQuery;
import org.portalscope.session.search.StepSearch;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Move;
import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.Timeline;

/**
 * Steers one session: drives it, moves its cursor, keeps what is selected, and tells listeners. To be used in the one thread of those who
 * look at it; while it is {@link #isBusy() busy}, the session belongs to the move that runs.
 */
public final class SessionController {

    /** Transitions of a timeline that is searched for hits whenever a breakpoint changes. */
    private static final int NEAR = 5_000;
    /** How many transitions are marked at most when all steps are found. */
    private static final int MOST_HITS = 100_000;
    private static final int UNKNOWN = -1;

    private final SessionDriver driver;
    private final MoveRunner runner;
    private final List<MoveListener> followers = new CopyOnWriteArrayList<>();
    private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();
    private final MoveListener account = move -> last = move;
    private final ParallelScan scan;
    private final StepSearch search;
    private final NavigableSet<Integer> hits = new TreeSet<>();
    private final SessionBreakpoints breakpoints;
    private Move last;
    private SessionSnapshot snapshot;
    private Optional<Frame> selected = Optional.empty();
    private OptionalInt pinned = OptionalInt.empty();
    private final OperationCounts operationCounts;
    private Optional<ProcessSubject> selectedSubject = Optional.empty();
    private int lastProcess;
    private volatile int percent = UNKNOWN;
    private volatile boolean busy;
    /** Whether what is running is a seek, which gives way to another one. */
    private boolean seeking;
    private Optional<Position> wanted = Optional.empty();
    private String searched = "";
    private boolean closed;
    /** Whether more has become known of the run while a move was running. */
    private boolean isStale;
    private Runnable left = () -> { };

    /**
     * A controller of a session that nobody drives.
     *
     * @throws IllegalStateException if somebody drives it
     */
    public SessionController(Session session, MoveRunner runner) {
        this.runner = runner;
        scan = new ParallelScan(runner.workers());
        search = new StepSearch(scan);
        driver = session.drive();
        session.addListener(account);
        breakpoints = new SessionBreakpoints(session, scan);
        breakpoints.list().addListener(this::findNearHits);
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

    /** The frame that has been chosen for the next move to be about; without one it is about the innermost. */
    public Optional<Frame> selected() {
        return selected;
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
        Optional<Frame> about = selected;
        List<Breakpoint> set = breakpoints.set();
        moveLong(stepKind, direction, cancelled -> stepKind == StepKind.RESUME ? breakpoints.resume(driver, direction, set, cancelled)
                : driver.move(stepKind, direction, about, cancelled));
    }

    /** @param motion may move the cursor several times, which followers are told as one move; returns whether it stands elsewhere then */
    private void moveLong(StepKind stepKind, Direction direction, Predicate<BooleanSupplier> motion) {
        boolean[] moved = new boolean[1];
        Position before = session().position();
        runLong(cancelled -> moved[0] = motion.test(cancelled), () -> {
            last = new Move(session().timeline(), before, session().position());
            finish(stepKind, direction, moved[0]);
        });
    }

    /** Where runs stop, besides their ends. */
    public SessionBreakpoints breakpoints() {
        return breakpoints;
    }

    /** Looks in what has been executed for hits of breakpoints, so that they are marked; no more than a number that nobody tells apart. */
    public void findHits() {
        if (!busy) {
            Timeline timeline = session().timeline();
            List<Breakpoint> set = breakpoints.set();
            List<NavigableSet<Integer>> found = new ArrayList<>();
            runLong(cancelled -> found.add(breakpoints.search(timeline, set, cancelled)), () -> {
                found.forEach(breakpoints::mark);
                tell();
            });
        }
    }

    /** What a search for hits goes through in no time, it need not be asked to. */
    private void findNearHits() {
        if (session().timeline().size() <= NEAR) {
            findHits();
        }
    }

    /** Runs until a statement begins in a line, or a breakpoint is hit; back, the cursor stays where it is if there is neither. */
    public void runTo(LineTarget line, Direction direction) {
        if (!busy) {
            List<Breakpoint> set = breakpoints.set();
            moveLong(StepKind.RESUME, direction, cancelled -> breakpoints.runTo(driver, direction, Breakpoint.of(line), set, cancelled));
        }
    }

    /** Runs something that moves the cursor, and then what comes after it, unless the session has been closed meanwhile. */
    private void runLong(Consumer<BooleanSupplier> motion, Runnable after) {
        boolean[] ended = new boolean[1];
        percent = UNKNOWN;
        busy = true;
        runner.run(motion, () -> {
            ended[0] = true;
            percent = UNKNOWN;
            setBusy(false);
            if (closed) {
                leave();
            } else {
                after.run();
                refreshLate();
            }
        });
        if (!ended[0]) {
            setBusy(true);
        }
    }

    /**
     * Does something that needs the session for itself and leaves the cursor where it is.
     *
     * @param task  may take long
     * @param after runs in the thread of those who look at the session, unless that has been closed meanwhile
     */
    public void work(Runnable task, Runnable after) {
        look((progress, cancelled) -> task.run(), after);
    }

    /**
     * Reads something of the session while the cursor stays where it is; how far that is is told like the way of a long move, and it is stopped as one.
     *
     * @param after runs in the thread of those who look at the session, unless that has been closed meanwhile
     */
    public void look(LongLook look, Runnable after) {
        if (!busy) {
            runLong(cancelled -> look.run(this::passed, cancelled), () -> {
                tell();
                after.run();
            });
        }
    }

    /** Tells those who look at it something about the session, as a sentence. */
    public void announce(String sentence) {
        listeners.forEach(listener -> listener.missed(sentence));
    }

    private void refreshLate() {
        if (isStale) {
            isStale = false;
            refresh();
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
        runLong(cancelled -> end[0] = search.find(driver, direction, query.predicate(), this::passed, cancelled), () -> {
            if (end[0] == StepSearch.End.FOUND) {
                hits.add(session().position().transition());
                arrive(before);
            } else {
                tell();
            }
            if (end[0] == StepSearch.End.NONE) {
                announce(query.missing(direction));
            }
        });
    }

    /** Finds all steps of the timeline that are wanted, the past and the future, up to a bound; the cursor stays where it is. */
    public void findAll(StepQuery query) {
        if (busy) {
            return;
        }
        AtomicReference<List<Integer>> found = new AtomicReference<>(List.of());
        boolean[] whole = new boolean[1];
        runLong(cancelled -> {
            found.set(scan.all(session().timeline(), query.predicate(), MOST_HITS, this::passed, cancelled));
            whole[0] = !cancelled.getAsBoolean();
        }, () -> {
            searched = query.words();
            hits.clear();
            hits.addAll(found.get());
            tell();
            announce(whole[0] ? query.found(hits.size(), MOST_HITS) : "The search was stopped. " + query.found(hits.size(), hits.size()));
        });
    }

    private void passed(long transitions, long total) {
        percent = (int) (100L * transitions / total);
    }

    /** How far a search or another long move is, in per cent; nothing while that is not known. May be asked in any thread. */
    public OptionalInt percent() {
        int now = percent;
        return now >= 0 ? OptionalInt.of(now) : busy ? session().percent() : OptionalInt.empty();
    }

    /** The numbers of the transitions in which what was searched for last has been found so far, or a breakpoint has been hit, in their order. */
    public List<Integer> hits() {
        NavigableSet<Integer> all = new TreeSet<>(hits);
        all.addAll(breakpoints.transitions());
        return List.copyOf(all);
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

    /** Looks for a place, which may take long, and moves the cursor there; if there is none, that is announced. */
    public void goTo(Place place) {
        if (!busy) {
            AtomicReference<Optional<Position>> found = new AtomicReference<>(Optional.empty());
            boolean[] whole = new boolean[1];
            runLong(cancelled -> {
                found.set(place.find(scan, this::passed, cancelled));
                whole[0] = !cancelled.getAsBoolean();
            }, () -> {
                found.get().ifPresentOrElse(this::seek, this::tell);
                if (whole[0] && found.get().isEmpty()) {
                    announce(place.missing());
                }
            });
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

    /** More is known of the run than before: those who look at it are told, at once or when the move that is running has ended. */
    public void refresh() {
        if (busy) {
            isStale = true;
        } else if (!closed) {
            tell();
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
        breakpoints.arrived(session());
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
