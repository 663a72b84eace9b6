package org.portalscope.session;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.step.Effect;
import org.portalscope.session.cursor.Changes;
import org.portalscope.session.cursor.CursorState;
import org.portalscope.session.cursor.CursorStates;
import org.portalscope.session.cursor.Frame;
import org.portalscope.session.cursor.Frames;
import org.portalscope.session.cursor.ThreadCalls;
import org.portalscope.session.run.RunLoop;
import org.portalscope.session.run.RunResult;
import org.portalscope.session.run.WorldRun;
import org.portalscope.session.state.WorldState;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.History;
import org.portalscope.session.timeline.Move;
import org.portalscope.session.timeline.PassedStep;
import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.Timeline;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.program.Program;
import org.portalscope.world.schedule.Scheduler;

/** A session that executes a world in this process: the timeline grows when the cursor goes beyond its end. */
public final class LocalSession implements Session {

    /** Transitions that one move executes at most, unless another bound is given: a run that is longer is taken for one that never ends. */
    public static final int LONGEST = 200_000;

    /** One that holds more of the content of memory, in bytes, executes nothing more. */
    private static final long MOST_DATA = Runtime.getRuntime().maxMemory() / 4;

    private final String title;
    private final long mostData;
    private final int bound;
    private final WorldRun run;
    private final World world;
    private final History history = new History();
    private final List<MoveListener> listeners = new CopyOnWriteArrayList<>();
    private Position position = Position.START;
    private Changes changes = Changes.NONE;
    private LocalDriver driver;

    LocalSession(String title, World world, Scheduler scheduler) {
        this(title, world, scheduler, Set.of(), LONGEST);
    }

    /**
     * A session at its start.
     *
     * @param world before its first transition; from now on this session's own
     * @param kinds what ends it besides a failure
     * @param bound transitions that one move executes at most
     */
    LocalSession(String title, World world, Scheduler scheduler, Set<Finding.Kind> kinds, int bound) {
        this(title, world, scheduler, kinds, bound, MOST_DATA);
    }

    /** @param mostData bytes of data, such as the content of memory that was overwritten, behind which nothing more is executed */
    LocalSession(String title, World world, Scheduler scheduler, Set<Finding.Kind> kinds, int bound, long mostData) {
        this.title = title;
        this.mostData = mostData;
        this.world = world;
        this.bound = bound;
        run = new WorldRun(world, scheduler, kinds, bound);
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
        return position;
    }

    @Override
    public CursorState cursorState() {
        return CursorStates.at(state(), timeline(), position, changes);
    }

    @Override
    public List<Frame> frames() {
        return Frames.at(state(), timeline(), history.calls(), position);
    }

    @Override
    public List<ThreadCalls> threads(int process) {
        return Frames.threads(state().process(process), timeline(), history.calls(), position);
    }

    @Override
    public List<Position> places(OperationId operation) {
        return history.operations().of(operation);
    }

    @Override
    public Optional<Position> cause() {
        return history.operations().cause(position);
    }

    @Override
    public Optional<Position> consequence() {
        return history.operations().consequence(position);
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

    boolean run(Direction direction, StopCondition until, BooleanSupplier cancelled) {
        Position before = position;
        if (direction == Direction.FORWARD && before.equals(timeline().end())) {
            run.allow(bound > Integer.MAX_VALUE - history.size() ? Integer.MAX_VALUE : history.size() + bound);
        }
        RunLoop.run(direction == Direction.FORWARD ? () -> forward(until) : () -> back(until), cancelled);
        return arrived(before);
    }

    void seek(Position target) {
        if (!timeline().holds(target)) {
            throw new IllegalArgumentException("the timeline has no " + target);
        }
        Position before = position;
        go(target);
        arrived(before);
    }

    @Override
    public NextStep upcoming(StepKind stepKind, Direction direction, Optional<Frame> selected) {
        return new NextSteps(this, () -> world.words(run.next(history.size()).orElseThrow())).of(stepKind, direction, selected);
    }

    @Override
    public Optional<RunResult> result() {
        return position.equals(timeline().end()) ? run.end(history.size()) : Optional.empty();
    }

    @Override
    public RunResult left() {
        return result().orElseGet(() -> run.left(history.size()));
    }

    @Override
    public void addListener(MoveListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeListener(MoveListener listener) {
        listeners.remove(listener);
    }

    /** Passes what is left of the transition at the cursor, or else the next one, which is executed at the end of the timeline. */
    private RunLoop.Progress forward(StopCondition until) {
        boolean within = position.step() < timeline().steps(position.transition());
        int number = within ? position.transition() : position.transition() + 1;
        int made = within ? position.step() : 0;
        if (number > history.size() && !execute()) {
            return RunLoop.Progress.END;
        }
        int steps = timeline().steps(number);
        PassedStep step = PassedStep.first(timeline(), number);
        for (int next = made + 1; next <= steps; next++) {
            if (until.stopsBehind(step.at(next))) {
                go(new Position(number, next));
                return RunLoop.Progress.STOPPED;
            }
        }
        go(new Position(number, steps));
        return RunLoop.Progress.PASSED;
    }

    /** Reverts what has been applied of the transition at the cursor, or else the one before, down to its first step or the start. */
    private RunLoop.Progress back(StopCondition until) {
        boolean within = position.step() > 1;
        int number = within ? position.transition() : position.transition() - 1;
        if (number < 1) {
            go(Position.START);
            return RunLoop.Progress.END;
        }
        PassedStep step = PassedStep.first(timeline(), number);
        for (int earlier = within ? position.step() - 1 : timeline().steps(number); earlier >= 1; earlier--) {
            if (until.stopsBehind(step.at(earlier))) {
                go(new Position(number, earlier));
                return RunLoop.Progress.STOPPED;
            }
        }
        go(new Position(number, 1));
        return RunLoop.Progress.PASSED;
    }

    /** Executes the next transition at the end of the timeline; the cursor goes to its end. */
    private boolean execute() {
        Choice choice = run.next(history.size()).orElse(null);
        if (choice == null || !execute(choice)) {
            return false;
        }
        if (history.dataLength() > mostData) {
            run.stopForMemory();
        }
        run.watch(timeline().transition(history.size()));
        position = timeline().end();
        return true;
    }

    /** Executes a choice, or nothing if there is no memory for that. */
    private boolean execute(Choice choice) {
        try {
            if (choice instanceof Choice.RunThread thread) {
                execute(thread);
            } else {
                history.append(world.execute(choice, history.size() + 1));
            }
            return true;
        } catch (OutOfMemoryError e) {
            run.stopForMemory();
            return false;
        }
    }

    private void execute(Choice.RunThread thread) {
        Program program = world.process(thread.process()).program();
        int before = program.depth(thread.thread());
        Transition transition = world.execute(thread, history.size() + 1);
        history.append(transition, before, program.readiness(thread.thread()) == Program.Readiness.ENDED ? 0 : program.depth(thread.thread()));
    }

    private void go(Position target) {
        Move move = new Move(timeline(), position, target);
        move.forEachStep(move.isBack() ? this::revert : this::apply);
        position = target;
    }

    private void apply(Transition transition, int step) {
        if (transition.steps().get(step) instanceof Effect effect) {
            world.apply(transition, effect);
        }
    }

    private void revert(Transition transition, int step) {
        if (transition.steps().get(step) instanceof Effect effect) {
            world.revert(transition, effect);
        }
    }

    private boolean arrived(Position before) {
        Move move = new Move(timeline(), before, position);
        changes = Changes.of(move);
        listeners.forEach(listener -> listener.moved(move));
        return !before.equals(position);
    }
}
