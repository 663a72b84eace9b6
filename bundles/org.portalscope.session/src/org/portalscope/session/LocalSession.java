package org.portalscope.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.schedule.Scheduler;

/** A session that executes a world in this process: the timeline grows when the cursor goes beyond its end. */
public final class LocalSession implements Session {

    /** Transitions after which a run is taken for one that never ends. */
    public static final int LONGEST = 200_000;

    private final String title;
    private final World world;
    private final Scheduler scheduler;
    private final Timeline timeline = new Timeline();
    private final List<CursorListener> listeners = new CopyOnWriteArrayList<>();
    private Position position = Position.START;
    private Changes changes = Changes.NONE;

    /** @param world before its first transition; from now on this session's own */
    public LocalSession(String title, World world, Scheduler scheduler) {
        this.title = title;
        this.world = world;
        this.scheduler = scheduler;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public World world() {
        return world;
    }

    @Override
    public Timeline timeline() {
        return timeline;
    }

    @Override
    public Position position() {
        return position;
    }

    @Override
    public CursorState cursorState() {
        return CursorStates.at(world, timeline, position, changes);
    }

    @Override
    public List<Frame> frames() {
        return Frames.at(world, timeline, position);
    }

    @Override
    public List<ThreadCalls> threads(int process) {
        return Frames.threads(world, world.process(process), timeline, position);
    }

    @Override
    public boolean move(StepKind stepKind, Direction direction, Optional<Frame> selected, BooleanSupplier cancelled) {
        Position before = position;
        List<Frame> frames = frames();
        Optional<Position> within = stepKind == StepKind.RETURN ? edgeOfParent(direction, selected, frames) : Optional.empty();
        StopPoints stopPoints = StopPoints.of(stepKind, direction, selected, frames, timeline);
        if (within.isPresent()) {
            go(within.get());
        } else if (direction == Direction.FORWARD) {
            forward(stopPoints, cancelled);
        } else {
            back(stopPoints, cancelled);
        }
        return arrived(before);
    }

    @Override
    public void seek(Position target) {
        if (!timeline.holds(target)) {
            throw new IllegalArgumentException("the timeline has no " + target);
        }
        Position before = position;
        go(target);
        arrived(before);
    }

    @Override
    public NextStep upcoming(StepKind stepKind, Direction direction, Optional<Frame> selected) {
        NextStep next = next(stepKind, direction, selected);
        boolean runs = stepKind == StepKind.OVER && direction == Direction.FORWARD && next.mode() != NextStep.Mode.END;
        return selected.filter(frame -> runs && frame.stepsThread())
                .map(frame -> frame.isActivation() ? frame.label() : "its thread")
                .map(thread -> new NextStep("on to the next statement of " + thread, next.mode())).orElse(next);
    }

    private NextStep next(StepKind stepKind, Direction direction, Optional<Frame> selected) {
        if (direction == Direction.BACK) {
            return position.equals(Position.START) ? new NextStep("at the start", NextStep.Mode.END)
                    : new NextStep("takes back: " + timeline.stepBefore(position).words(), NextStep.Mode.REPLAY);
        }
        if (position.step() < timeline.steps(position.transition())) {
            return new NextStep(nextWords(stepKind, selected), NextStep.Mode.REPLAY);
        }
        if (position.transition() < timeline.size()) {
            Transition next = timeline.transition(position.transition() + 1);
            return new NextStep(world.process(next.process()).name() + ": " + next.opening().words(), NextStep.Mode.REPLAY);
        }
        return ending().map(words -> new NextStep(words, NextStep.Mode.END))
                .orElseGet(() -> new NextStep(world.words(scheduler.next(world).orElseThrow()), NextStep.Mode.EXECUTE));
    }

    @Override
    public Optional<Failure> failure() {
        return world.failure();
    }

    @Override
    public Optional<String> ending() {
        if (!position.equals(timeline.end())) {
            return Optional.empty();
        }
        if (failure().isPresent()) {
            return Optional.of("the run has failed: " + failure().get().message());
        }
        if (timeline.size() >= LONGEST) {
            return Optional.of("stopped after " + LONGEST + " transitions");
        }
        if (scheduler.next(world).isPresent()) {
            return Optional.empty();
        }
        Optional<String> obstacle = scheduler.obstacle(world);
        if (obstacle.isPresent()) {
            return obstacle;
        }
        return Optional.of(lastWords());
    }

    /** Threads that wait are stuck now, and faults that have not struck were declared in vain. */
    private String lastWords() {
        List<String> waiting = world.waiting();
        List<String> words = new ArrayList<>();
        words.add(waiting.isEmpty() ? "the run has ended" : "nothing more can happen: " + String.join("; ", waiting));
        world.unusedFaults().forEach(fault -> words.add(fault + " has not struck"));
        return String.join("; ", words);
    }

    @Override
    public void addListener(CursorListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeListener(CursorListener listener) {
        listeners.remove(listener);
    }

    private String nextWords(StepKind stepKind, Optional<Frame> selected) {
        Transition transition = timeline.transition(position.transition());
        if (stepKind == StepKind.OVER && selected.isEmpty()) {
            for (Transition.Span span : transition.spans()) {
                if (span.scope().kind() == Scope.Kind.ENTRY && span.to() > position.step()) {
                    return span.from() >= position.step() ? "examines " + span.scope().name() : "finishes " + span.scope().name();
                }
            }
        }
        Step next = transition.steps().get(position.step());
        return stepKind == StepKind.INTO ? next.words() : "on to the end of " + transition.spans().get(0).scope().name();
    }

    private void forward(StopPoints stopPoints, BooleanSupplier cancelled) {
        Position from = position;
        int number = Math.max(1, from.transition());
        while (number <= timeline.size() || execute()) {
            int applied = number == from.transition() ? from.step() : 0;
            SortedSet<Integer> later = stopPoints.of(timeline.transition(number)).tailSet(applied + 1);
            if (!later.isEmpty()) {
                go(new Position(number, later.first()));
                return;
            }
            go(new Position(number, timeline.steps(number)));
            if (cancelled.getAsBoolean()) {
                return;
            }
            number++;
        }
    }

    private void back(StopPoints stopPoints, BooleanSupplier cancelled) {
        for (int number = position.transition(); number > 0; number--) {
            int applied = number == position.transition() ? position.step() : timeline.steps(number) + 1;
            SortedSet<Integer> earlier = stopPoints.of(timeline.transition(number)).headSet(applied);
            if (!earlier.isEmpty()) {
                go(new Position(number, earlier.last()));
                return;
            }
            if (cancelled.getAsBoolean()) {
                go(new Position(number, 1));
                return;
            }
        }
        go(Position.START);
    }

    /** The end, or going back the beginning, of the nearest frame around the selected one that the cursor does not stand at. */
    private Optional<Position> edgeOfParent(Direction direction, Optional<Frame> selected, List<Frame> frames) {
        if (selected.isPresent() && selected.get().isActivation()) {
            return Optional.empty();
        }
        int parents = selected.map(frames::indexOf).orElse(0) + 1;
        return frames.stream().skip(parents).filter(frame -> !frame.isActivation())
                .map(frame -> direction == Direction.FORWARD ? frame.to() : Math.max(1, frame.from()))
                .filter(step -> direction == Direction.FORWARD ? step > position.step() : step < position.step())
                .findFirst().map(step -> new Position(position.transition(), step));
    }

    /** Executes the next transition at the newest moment; the cursor goes to its end. */
    private boolean execute() {
        if (ending().isPresent()) {
            return false;
        }
        Choice choice = scheduler.next(world).orElseThrow();
        Transition transition = choice instanceof Choice.RunThread run ? run(run) : pass(choice);
        position = timeline.end();
        for (int step = 0; step < transition.steps().size(); step++) {
            int applied = step;
            listeners.forEach(listener -> listener.applied(transition, applied));
        }
        return true;
    }

    private Transition run(Choice.RunThread run) {
        Program program = world.process(run.process()).program();
        int before = program.depth(run.thread());
        Transition transition = world.execute(run, timeline.size() + 1);
        timeline.append(transition, before, program.readiness(run.thread()) == Program.Readiness.ENDED ? 0 : program.depth(run.thread()));
        return transition;
    }

    private Transition pass(Choice choice) {
        Transition transition = world.execute(choice, timeline.size() + 1);
        timeline.append(transition);
        return transition;
    }

    private void go(Position target) {
        while (position.compareTo(target) < 0) {
            makeNext();
        }
        while (position.compareTo(target) > 0) {
            takeLastBack();
        }
    }

    private void makeNext() {
        boolean within = position.step() < timeline.steps(position.transition());
        Transition transition = timeline.transition(within ? position.transition() : position.transition() + 1);
        int step = within ? position.step() : 0;
        if (transition.steps().get(step) instanceof Effect effect) {
            world.apply(transition, effect);
        }
        position = new Position(transition.number(), step + 1);
        listeners.forEach(listener -> listener.applied(transition, step));
    }

    private void takeLastBack() {
        Transition transition = timeline.transition(position.transition());
        int step = position.step() - 1;
        if (transition.steps().get(step) instanceof Effect effect) {
            world.revert(transition, effect);
        }
        int previous = position.transition() - 1;
        position = step > 0 ? new Position(transition.number(), step) : new Position(previous, timeline.steps(previous));
        listeners.forEach(listener -> listener.reverted(transition, step));
    }

    private boolean arrived(Position before) {
        changes = Changes.between(timeline, before, position);
        listeners.forEach(CursorListener::moved);
        return !before.equals(position);
    }
}
