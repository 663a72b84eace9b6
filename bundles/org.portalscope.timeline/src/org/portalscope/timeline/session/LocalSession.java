package org.portalscope.timeline.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.portalscope.engine.api.OperationId;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.ExecutionRecorder;
import org.portalscope.timeline.ForegroundWork;
import org.portalscope.timeline.History;
import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.TimelineLimits;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.timeline.cursor.Changes;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.cursor.CursorStates;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.cursor.Frames;
import org.portalscope.timeline.cursor.ThreadCalls;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.run.WorldRun;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.schedule.Scheduler;

/** A session over a world in this process: the timeline grows when the cursor goes beyond its end, unless the run is over. */
public final class LocalSession implements Session {

    /** Transitions that one move executes at most, unless another bound is given: a run that is longer is taken for one that never ends. */
    public static final int LONGEST = 10_000_000;

    /** What comes next where that is decided elsewhere. */
    private static final String ELSEWHERE = "whatever comes next in the process that is shown";

    private final String title;
    private final Supplier<World> worlds;
    private final World world;
    private final WorldRun run;
    private final History history;
    private final TimelineCursor cursor;
    private final TimelineExecution execution;
    private final ForegroundWork moves = new ForegroundWork();
    private final List<MoveListener> listeners = new CopyOnWriteArrayList<>();
    private Consumer<Runnable> background = task -> { };
    private Changes changes = Changes.NONE;
    private LocalDriver driver;

    LocalSession(String title, Supplier<World> worlds, Scheduler scheduler) {
        this(title, worlds, scheduler, Set.of(), LONGEST);
    }

    /**
     * A session at its start.
     *
     * @param worlds makes worlds before their first transition, all the same
     * @param kinds  what ends it besides a failure
     * @param bound  transitions that one move executes at most
     */
    LocalSession(String title, Supplier<World> worlds, Scheduler scheduler, Set<Finding.Kind> kinds, int bound) {
        this(title, worlds, scheduler, kinds, bound, TimelineLimits.ofThisMachine());
    }

    /**
     * A session at its start.
     *
     * @param limits what it keeps
     */
    public LocalSession(String title, Supplier<World> worlds, Scheduler scheduler, Set<Finding.Kind> kinds, int bound, TimelineLimits limits) {
        this.title = title;
        this.worlds = worlds;
        world = worlds.get();
        history = new History(world, worlds, limits);
        run = new WorldRun(world, scheduler, kinds, bound);
        cursor = new TimelineCursor(history);
        execution = new TimelineExecution(history, run, cursor, bound);
    }

    /**
     * A session that repeats a run which is over: its timeline has its whole length from the start.
     *
     * @param recorded  the log of the run
     * @param scheduler lets the same happen in a world
     */
    LocalSession(String title, Supplier<World> worlds, TransitionLog recorded, Scheduler scheduler) {
        this.title = title;
        this.worlds = worlds;
        world = worlds.get();
        history = new History(world, worlds, recorded, TimelineLimits.ofThisMachine());
        run = new WorldRun(world, scheduler, Set.of(), Integer.MAX_VALUE);
        cursor = new TimelineCursor(history);
        execution = new TimelineExecution(history, run, cursor, Integer.MAX_VALUE);
    }

    /** A session that begins with the first transitions of another one, at their end. */
    private LocalSession(LocalSession origin, int number) {
        title = origin.title;
        worlds = origin.worlds;
        world = worlds.get();
        history = origin.history.branch(world, number);
        run = origin.run.branch(world);
        cursor = new TimelineCursor(history);
        cursor.toEnd();
        execution = new TimelineExecution(history, run, cursor, origin.execution.bound());
    }

    /**
     * A session of its own that begins with the first transitions of this one and may go on otherwise, with the same scheduler; its cursor is at their end.
     *
     * @param number of transitions that both have, from 0
     * @throws IllegalStateException if this session repeats a run which is over
     */
    public LocalSession branch(int number) {
        return new LocalSession(this, number);
    }

    /** Whether other timelines can begin with its transitions: it does not only repeat a run which is over. */
    public boolean canBranch() {
        return history.canGrow();
    }

    /** What came next behind so many transitions; at the end, where the cursor must be then, what would come next, if anything does. */
    public Optional<LoggedChoice> following(int number) {
        return number < history.size() ? Optional.of(timeline().choice(number + 1)) : run.next(number).map(choice -> LoggedChoice.of(world, choice));
    }

    /**
     * From now on, steps that will be asked for soon are derived ahead.
     *
     * @param tasks runs what it is given at some time, in another thread
     */
    public void deriveAhead(Consumer<Runnable> tasks) {
        background = tasks;
    }

    /** From now on, what it executes is kept elsewhere, too, and it pauses where that asks for it. */
    public void recordTo(ExecutionRecorder newRecorder) {
        execution.recordTo(newRecorder);
        history.recordTo(newRecorder);
    }

    /**
     * Goes through a recorded run once, as {@link History#learn} says: without that, causes and consequences, drops and the number of messages are not known.
     * Others may use the session meanwhile; while its cursor moves, this pauses.
     */
    public int learn(WorkerPool pool, RunProgress progress, BooleanSupplier cancelled) {
        return history.learn(pool, progress, moves.pausing(cancelled));
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public WorldState state() {
        return run.state();
    }

    @Override
    public Timeline timeline() {
        return history.timeline();
    }

    @Override
    public Position position() {
        return cursor.position();
    }

    @Override
    public CursorState cursorState() {
        return CursorStates.at(state(), timeline(), cursor.position(), changes);
    }

    @Override
    public List<Frame> frames() {
        return Frames.at(state(), timeline(), cursor.position());
    }

    @Override
    public List<ThreadCalls> threads(int process) {
        return Frames.threads(state().process(process), timeline(), cursor.position());
    }

    @Override
    public List<Position> places(OperationId operation) {
        return history.operations().of(operation);
    }

    @Override
    public boolean tells(int process, long queue, long sequence, OperationId operation) {
        return history.operations().tells(process, queue, sequence, operation);
    }

    @Override
    public Optional<OperationId> operationOf(int process, long queue, long sequence) {
        return history.operations().ofEvent(process, queue, sequence);
    }

    @Override
    public Optional<Position> beginning(OperationId operation) {
        return history.operations().beginning(operation);
    }

    @Override
    public Optional<Position> cause() {
        return history.operations().cause(cursor.position());
    }

    @Override
    public Optional<Position> consequence() {
        return history.operations().consequence(cursor.position());
    }

    @Override
    public SessionDriver drive() {
        if (driver != null) {
            throw new IllegalStateException("somebody else drives '" + title + "'");
        }
        driver = new LocalDriver(this);
        return driver;
    }

    void require(LocalDriver other) {
        if (driver != other) {
            throw new IllegalStateException("this driver of '" + title + "' has been closed");
        }
    }

    void release(LocalDriver other) {
        if (driver == other) {
            driver = null;
        }
    }

    /** Moves of its cursor, and what else somebody waits for who looks at it. */
    public ForegroundWork moves() {
        return moves;
    }

    boolean run(Direction direction, StopCondition until, BooleanSupplier cancelled) {
        Position before = cursor.position();
        long[] made = made();
        if (direction == Direction.FORWARD && before.equals(timeline().end())) {
            execution.allow();
        }
        StopSearch search = new StopSearch(timeline(), before, until);
        search.run(direction, cancelled);
        cursor.go(search.position(), cancelled);
        if (direction == Direction.FORWARD && search.isAtEdge() && cursor.position().equals(search.position())) {
            execution.run(until, cancelled);
        }
        return arrived(before, made);
    }

    void seek(Position target, BooleanSupplier cancelled) {
        boolean far = history.isFar(new Move(timeline(), cursor.position(), target));
        if (far ? !timeline().mayHold(target) : !timeline().holds(target)) {
            throw new IllegalArgumentException("the timeline has no " + target);
        }
        Position before = cursor.position();
        long[] made = made();
        cursor.go(target, cancelled);
        arrived(before, made);
        if (cursor.position().transition() == target.transition() && cursor.position().step() < target.step()) {
            throw new IllegalArgumentException("the timeline has no " + target + "; the transition ends at " + cursor.position());
        }
    }

    /** Makes a choice happen at the end of the timeline, as {@link SessionDriver#execute} says. */
    void execute(LoggedChoice wanted) {
        Position before = cursor.position();
        long[] made = made();
        if (!before.equals(timeline().end())) {
            throw new IllegalStateException("'" + title + "' has a future at " + before);
        }
        execution.execute(choice(wanted));
        arrived(before, made);
    }

    private Choice choice(LoggedChoice wanted) {
        if (wanted instanceof LoggedChoice.Injection) {
            return wanted.in(world);
        }
        return world.enabled().stream().filter(choice -> LoggedChoice.of(world, choice).equals(wanted)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("that cannot happen here"));
    }

    @Override
    public NextStep upcoming(StepKind stepKind, Direction direction, Optional<Frame> selected) {
        return new NextSteps(this, () -> run.next(history.size()).map(choice -> choice.words(world)).orElse(ELSEWHERE)).of(stepKind, direction, selected);
    }

    @Override
    public OptionalInt percent() {
        return history.progress().percent();
    }

    @Override
    public Optional<RunResult> result() {
        boolean isInLast = cursor.position().transition() == history.size();
        return isInLast && cursor.position().equals(timeline().end()) ? run.end(history.size()) : Optional.empty();
    }

    @Override
    public RunResult left() {
        return result().orElseGet(() -> run.left(history.size()));
    }

    /** How many bytes are kept of what happened, without steps and checkpoints; that grows with each transition. */
    public long logBytes() {
        return history.logBytes();
    }

    /** About how many bytes are kept in all. */
    public long bytes() {
        return history.bytes();
    }

    @Override
    public void addListener(MoveListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeListener(MoveListener listener) {
        listeners.remove(listener);
    }

    /** How many transitions each process has made, by index. */
    private long[] made() {
        return world.processes().stream().mapToLong(process -> process.faults().transitions()).toArray();
    }

    /** @param made what {@link #made} said before the move */
    private boolean arrived(Position before, long[] made) {
        Move move = new Move(timeline(), before, cursor.position());
        changes = Changes.of(move, made, made());
        listeners.forEach(listener -> listener.moved(move));
        if (!move.isJump()) {
            history.deriveAround(cursor.position(), background);
        }
        return !before.equals(cursor.position());
    }
}
