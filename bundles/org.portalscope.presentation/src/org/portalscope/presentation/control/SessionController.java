package org.portalscope.presentation.control;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.analysis.breakpoint.NumberedBreakpoint;
import org.portalscope.analysis.place.CausalCut;
import org.portalscope.analysis.place.Place;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.MoveListener;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.LiveProcess;
import org.portalscope.timeline.state.ProcessSubject;

/**
 * Steers one session: drives it, moves its cursor, keeps what is selected, and tells listeners. To be used in the one thread of those who
 * look at it; while it is {@link #isBusy() busy}, the session belongs to the move that runs. Once it is closed, it moves nothing any more.
 */
public final class SessionController {

    private static final String CURSOR_ONLY = "nodes do not look for it, and pause when the cursor has come to it";
    private static final String COUNTED_TOGETHER = "each node counts its own hits, and all pause when the cursor has come to it";

    private final SessionListeners listeners = new SessionListeners();
    private final SessionFocus focus = new SessionFocus();
    private final SessionBreakpoints breakpoints;
    private final OperationCounts operationCounts;
    private final LongMoves moves;
    private final CursorMoves cursor;
    private final CursorJumps jumps;
    private final StepFinder finder;
    private final Runnable tell;
    private final Runnable follow;
    private volatile Optional<LiveMoves> live = Optional.empty();

    /**
     * A controller of a session that nobody drives.
     *
     * @throws IllegalStateException if somebody drives it
     */
    public SessionController(Session session, MoveRunner runner) {
        ParallelScan scan = new ParallelScan(runner.workers());
        SessionDriver driver = session.drive();
        breakpoints = new SessionBreakpoints(session, scan);
        breakpoints.list().addListener(this::findNearHits);
        operationCounts = new OperationCounts(session.position());
        moves = new LongMoves(session, runner, listeners);
        cursor = new CursorMoves(driver, focus, breakpoints, listeners);
        cursor.addFollower(operationCounts);
        jumps = new CursorJumps(cursor, moves, listeners, scan);
        finder = new StepFinder(cursor, moves, listeners, scan);
        tell = cursor::tell;
        follow = () -> live.ifPresent(LiveMoves::follow);
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
        cursor.close();
        moves.close(() -> {
            cursor.driver().close();
            then.run();
        });
    }

    /** The session; not to be read while a move is running. */
    public Session session() {
        return cursor.session();
    }

    /** Where the cursor is, or was before the move that is running. */
    public SessionSnapshot snapshot() {
        return cursor.snapshot();
    }

    /** Whether a long move is running. */
    public boolean isBusy() {
        return moves.isBusy();
    }

    /** The process shown in full: the pinned one, else the one that the cursor is or was last in. */
    public int shownProcess() {
        return focus.shownProcess();
    }

    /** The process that is shown whatever the cursor does. */
    public OptionalInt pinned() {
        return focus.pinned();
    }

    /** Shows one process whatever the cursor does, or again the one that the cursor is in. */
    public void pin(OptionalInt process) {
        focus.pin(process);
        ifIdle(cursor::tell);
    }

    /** Chooses the frame that the next move is about, by its index in {@link SessionSnapshot#frames}; the innermost scope is what moves are about anyway. */
    public void select(int frame) {
        ifIdle(() -> {
            focus.choose(snapshot().frames(), frame);
            cursor.tell();
        });
    }

    /** Chooses the frame that the next move is about, such as a call of {@link SessionSnapshot#calls}, or the innermost one again. */
    public void select(Optional<Frame> frame) {
        ifIdle(() -> {
            focus.choose(frame);
            cursor.tell();
        });
    }

    /** The frame that has been chosen for the next move to be about; without one it is about the innermost. */
    public Optional<Frame> selected() {
        return focus.frame();
    }

    /** How many operations have started on descriptors up to the cursor. */
    public OperationCounts operationCounts() {
        return operationCounts;
    }

    /** What is selected in all views: an entry, a queue, an operation; moves do not change it. */
    public Optional<ProcessSubject> selectedSubject() {
        return focus.subject();
    }

    /** Selects something in all views, or nothing. */
    public void selectSubject(Optional<ProcessSubject> subject) {
        if (!subject.equals(focus.subject())) {
            focus.select(subject);
            listeners.changed();
        }
    }

    /** Moves the cursor as a key does. */
    public void move(StepKind stepKind, Direction direction) {
        ifIdle(() -> {
            Optional<Frame> about = focus.frame();
            Optional<LiveMoves> beyond = live.filter(elsewhere -> elsewhere.takes(direction));
            if (beyond.isPresent()) {
                beyond.get().move(stepKind);
            } else if (stepKind == StepKind.INTO || stepKind == StepKind.OVER && about.isEmpty()) {
                cursor.stepped(stepKind, direction, cursor.driver().move(stepKind, direction, about, () -> false));
            } else if (stepKind == StepKind.RESUME) {
                List<Breakpoint> set = breakpoints.set();
                moveLong(stepKind, direction, cancelled -> breakpoints.resume(cursor.driver(), direction, set, cancelled));
            } else {
                moveLong(stepKind, direction, cancelled -> cursor.driver().move(stepKind, direction, about, cancelled));
            }
        });
    }

    /** Runs to the end of the run, past all breakpoints: they neither stop it nor write. */
    public void runToEnd() {
        ifIdle(() -> moveLong(StepKind.RESUME, Direction.FORWARD,
                cancelled -> cursor.driver().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), cancelled)));
    }

    /** Runs until a statement begins in a line, or a breakpoint is hit; back, the cursor stays where it is if there is neither. */
    public void runTo(LineTarget line, Direction direction) {
        ifIdle(() -> {
            List<Breakpoint> set = breakpoints.set();
            Optional<LiveMoves> beyond = live.filter(elsewhere -> elsewhere.takes(direction));
            if (beyond.isPresent()) {
                beyond.get().runTo(Breakpoint.of(line));
                return;
            }
            moveLong(StepKind.RESUME, direction, cancelled -> breakpoints.runTo(cursor.driver(), direction, Breakpoint.of(line), set, cancelled));
        });
    }

    /** @param motion may move the cursor several times, which followers are told as one move; returns whether it stands elsewhere then */
    private void moveLong(StepKind stepKind, Direction direction, Predicate<BooleanSupplier> motion) {
        boolean[] moved = new boolean[1];
        Position before = session().position();
        moves.run(cancelled -> moved[0] = motion.test(cancelled), () -> {
            cursor.passed(before);
            cursor.stepped(stepKind, direction, moved[0]);
        });
    }

    /** Where runs stop, besides their ends. */
    public SessionBreakpoints breakpoints() {
        return breakpoints;
    }

    /** Looks in what has been executed for hits of breakpoints, so that they are marked; no more than a number that nobody tells apart. */
    public void findHits() {
        ifIdle(() -> {
            Timeline timeline = session().timeline();
            List<NumberedBreakpoint> set = breakpoints.list().all();
            List<SessionBreakpoints.Found> found = new ArrayList<>();
            moves.runAside(cancelled -> found.add(breakpoints.search(timeline, set, cancelled)), () -> {
                found.forEach(breakpoints::mark);
                cursor.tell();
            });
        });
    }

    /** What a search for hits goes through in no time, it need not be asked to. */
    private void findNearHits() {
        if (session().timeline().size() <= SessionBreakpoints.NEAR) {
            findHits();
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
        ifIdle(() -> moves.run(cancelled -> look.run(moves::passed, cancelled), () -> {
            cursor.tell();
            after.run();
        }));
    }

    /** Tells those who look at it something about the session, as a sentence. */
    public void announce(String sentence) {
        listeners.missed(sentence);
    }

    /** Moves the cursor to the nearest step that is wanted; forwards, what has not been executed yet is executed until there is one. */
    public void find(StepQuery query, Direction direction) {
        ifIdle(() -> finder.find(query, direction));
    }

    /** Finds all steps of the timeline that are wanted, the past and the future, up to a bound; the cursor stays where it is. */
    public void findAll(StepQuery query) {
        ifIdle(() -> finder.findAll(query));
    }

    /** The numbers of the transitions in which what was searched for last has been found so far, or a breakpoint has been hit, in their order. */
    public List<Integer> hits() {
        NavigableSet<Integer> all = new TreeSet<>(finder.hits());
        all.addAll(breakpoints.transitions());
        return List.copyOf(all);
    }

    /** Moves the cursor to a position of the timeline; while it is on a long way to another one, it goes to this one instead. */
    public void seek(Position position) {
        if (moves.isAside()) {
            moves.whenIdle(() -> jumps.seek(position));
        } else if (!moves.isClosed()) {
            moves.attempt(() -> jumps.seek(position));
        }
    }

    /** Moves the cursor with something that knows where to. */
    public void seek(Consumer<SessionDriver> seeker) {
        ifIdle(() -> jumps.seek(seeker));
    }

    /** Looks for a place, which may take long, and moves the cursor there; if there is none, that is announced. */
    public void goTo(Place place) {
        ifIdle(() -> jumps.goTo(place));
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
        ifIdle(() -> place.apply(session()).ifPresentOrElse(this::seek, () -> listeners.stopped(direction)));
    }

    /** More is known of the run than before: those who look at it are told, at once or when the move that is running has ended. */
    public void refresh() {
        moves.whenIdle(tell);
    }

    /** The run goes on elsewhere from now on: keys that lead beyond the end of the timeline are for it, and a cursor at the end follows what comes. */
    public void attach(LiveRun run) {
        live = Optional.of(new LiveMoves(run, cursor, moves, focus, breakpoints));
    }

    /** The run, if it goes on elsewhere. */
    public Optional<LiveRun> live() {
        return live.map(LiveMoves::run);
    }

    /** Why no run stops at a breakpoint as things are, or one that goes on elsewhere does so later; empty if nothing is known to be in its way. */
    public Optional<String> obstacle(Breakpoint breakpoint) {
        Optional<LiveRun> elsewhere = live().filter(run -> run.isThere() && breakpoint.log().isEmpty());
        return breakpoint.target().obstacle(session().state()).or(() -> elsewhere.flatMap(run -> delay(run.processes().size(), breakpoint)));
    }

    private static Optional<String> delay(int processes, Breakpoint breakpoint) {
        boolean isTold = IntStream.range(0, processes).anyMatch(process -> !breakpoint.enabled(true).toldTo(process).isEmpty());
        return !isTold ? Optional.of(CURSOR_ONLY) : breakpoint.isCountedTogether(processes) ? Optional.of(COUNTED_TOGETHER) : Optional.empty();
    }

    /** How the processes stand, by index, if they run elsewhere; else empty. */
    public List<LiveProcess> standing() {
        return live().map(LiveRun::processes).orElse(List.of());
    }

    /** What led to the breakpoint at which the run that goes on elsewhere was paused, while the cursor stands there; not to be asked for while busy. */
    public Optional<CausalCut> cut() {
        return live.flatMap(LiveMoves::cut);
    }

    /** Something has come of the run that goes on elsewhere: it is taken at once or when the move that is running has ended. */
    public void follow() {
        moves.whenIdle(follow);
    }

    /** Pauses the run that goes on elsewhere, all of its processes. */
    public void suspend() {
        live.ifPresent(LiveMoves::pause);
    }

    /** Leaves the run that goes on elsewhere to itself: what has come of it stays. */
    public void detach() {
        live.map(LiveMoves::run).ifPresent(LiveRun::detach);
    }

    /** How far a search or another long move is, in per cent; nothing while that is not known. May be asked in any thread. */
    public OptionalInt percent() {
        return moves.percent();
    }

    /** Ends a long move where it has come to. */
    public void cancel() {
        moves.cancel();
    }

    /** Tells a follower each move, in one piece, before listeners are notified that something has changed. */
    public void addFollower(MoveListener follower) {
        cursor.addFollower(follower);
    }

    public void addListener(SessionListener listener) {
        listeners.add(listener);
    }

    public void removeListener(SessionListener listener) {
        listeners.remove(listener);
    }

    /** What is asked for while a move runs is not done, unless that move is none that anybody has asked for. */
    private void ifIdle(Runnable task) {
        if (moves.isAside()) {
            moves.whenIdle(task);
        } else if (!moves.isBusy() && !moves.isClosed()) {
            moves.attempt(task);
        }
    }
}
