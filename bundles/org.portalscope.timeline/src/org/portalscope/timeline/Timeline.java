package org.portalscope.timeline;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.engine.step.Step;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.explore.WorkerPool;

/**
 * The transitions that a session had executed at a moment, in the order of execution, numbered from 1. It does not change: a session that goes on has
 * another timeline, which begins with the same transitions. What happened is known at once, the steps of a transition are derived when somebody asks, which
 * may take some time. Safe for several threads.
 */
public final class Timeline {

    private final TransitionLog log;
    private final DerivedTransitions derived;
    private final int size;
    private final int messages;
    private final Optional<LearntRun> learnt;

    /** @param learnt what the log does not say, as far as it is known */
    Timeline(TransitionLog log, DerivedTransitions derived, int size, int messages, Optional<LearntRun> learnt) {
        this.log = log;
        this.derived = derived;
        this.size = size;
        this.messages = messages;
        this.learnt = learnt;
    }

    public int size() {
        return size;
    }

    /** Whether it is known, beyond what the log says, what was dropped and where operations appear; that comes later where the log is a recording. */
    public boolean isLearnt() {
        return learnt.isPresent();
    }

    /** How many messages were sent in them. */
    public int messages() {
        return messages;
    }

    /** What was chosen for a transition of a number from 1 to {@link #size}; known without its steps. */
    public LoggedChoice choice(int number) {
        return log.choice(require(number));
    }

    /** Whether a message was dropped in a transition; known without its steps. */
    public boolean drops(int number) {
        return log.drops(require(number)) || learnt.filter(known -> known.drops(number)).isPresent();
    }

    /** The labels that programs came to, in their order; known without the steps. */
    public List<TransitionLog.Label> labels() {
        return log.labels().stream().filter(label -> label.number() <= size).toList();
    }

    /** The numbers of the transitions behind which others are missing, in their order: a move leads over them as if there were none. */
    public List<Integer> gaps() {
        return log.gaps().stream().filter(number -> number < size).toList();
    }

    /** The transition of a number from 1 to {@link #size}. */
    public Transition transition(int number) {
        return explained(number).transition();
    }

    /** How many steps a transition has; zero for number 0, which stands for the time before the first. */
    public int steps(int number) {
        return number == 0 ? 0 : transition(number).steps().size();
    }

    /** The step that was made last at a position, or null at the start. */
    public Step stepBefore(Position position) {
        return position.step() == 0 ? null : transition(position.transition()).steps().get(position.step() - 1);
    }

    /** The position behind the last step. */
    public Position end() {
        return new Position(size, steps(size));
    }

    /** Whether a position is one of this timeline. */
    public boolean holds(Position position) {
        return position.equals(Position.START) || position.transition() >= 1 && position.transition() <= size
                && position.step() >= 1 && position.step() <= steps(position.transition());
    }

    /** Whether a position is one of this timeline if its transition has so many steps; known without them. */
    public boolean mayHold(Position position) {
        return position.equals(Position.START) || position.transition() >= 1 && position.transition() <= size && position.step() >= 1;
    }

    /** How many activations the thread of a transition was in before it: 1 outside functions, 0 for transitions of no thread. */
    public int depthBefore(int number) {
        return explained(number).depthBefore();
    }

    /** Whether a transition began the activation that lies so deep in its thread. */
    public boolean begins(int number, int depth) {
        ExplainedTransition explained = explained(number);
        return depth == 1 ? explained.first() : explained.depthBefore() < depth && explained.depthAfter() >= depth;
    }

    /** Whether a transition of a thread left the activation that lies so deep in it, by returning or by its end. */
    public boolean leaves(int number, int depth) {
        return explained(number).depthAfter() < depth;
    }

    /**
     * Which call of a thread it is that lies so deep in it.
     *
     * @param depth      how many activations it lies in, the thread and itself included
     * @param transition number of the one that the cursor is in or behind; 0 before the first
     */
    public FrameId call(int process, int thread, int depth, int transition) {
        int begun = transition == 0 ? 0 : derived.begun(new Choice.RunThread(process, thread), depth, require(transition));
        return new FrameId.OfCall(process, thread, depth, begun);
    }

    /**
     * Looks at transitions again, all of those that visitors want to know about, in their order within each segment: much sooner than one by one.
     *
     * @param from      number of the first transition
     * @param to        number of the last one
     * @param direction in which segments follow one another; within one it is forwards
     * @param pool      does the work
     * @param cancelled asked in several threads; once it says so, nothing more is taken
     */
    public <V extends TransitionVisitor> void scan(int from, int to, Direction direction, TimelineScan<V> scan, WorkerPool pool, RunProgress progress,
            BooleanSupplier cancelled) {
        if (from <= to) {
            derived.scan(require(from), require(to), direction, scan, pool, progress, cancelled);
        }
    }

    /**
     * Tells what transitions have changed, one after the other, in the thread that asks.
     *
     * @param from      number of the first transition
     * @param to        number of the last one
     * @param listener  told of each; its steps are its effects, which go with the next one
     * @param cancelled asked behind each transition
     */
    public void effects(int from, int to, Consumer<Transition> listener, BooleanSupplier cancelled) {
        scan(from, to, Direction.FORWARD, new EffectReader(listener), WorkerPool.ALONE, RunProgress.NONE, cancelled);
    }

    /**
     * A world like that of the session, on its own, as it was behind so many transitions.
     *
     * @param number from 0 for the start to {@link #size}
     */
    public World worldBehind(int number) {
        return worldBehind(number, () -> false).orElseThrow();
    }

    /**
     * A world like that of the session, on its own, as it was behind so many transitions; nothing if the way there was cancelled.
     *
     * @param number    from 0 for the start to {@link #size}
     * @param cancelled asked behind each transition
     */
    public Optional<World> worldBehind(int number, BooleanSupplier cancelled) {
        return derived.worldBehind(number == 0 ? 0 : require(number), cancelled);
    }

    /**
     * Makes all its transitions happen again.
     *
     * @param world    like that of the session, before its first transition
     * @param recorder is told of each without its steps, and of the labels
     */
    public void repeat(World world, ExecutionRecorder recorder) {
        Iterator<TransitionLog.Label> labels = labels().iterator();
        TransitionLog.Label label = labels.hasNext() ? labels.next() : null;
        for (int number = 1; number <= size; number++) {
            Choice choice = log.choice(number).in(world);
            recorder.begin(world, choice);
            world.advance(choice);
            recorder.end();
            for (; label != null && label.number() == number; label = labels.hasNext() ? labels.next() : null) {
                recorder.label(label.text());
            }
        }
    }

    /** Whether no steps lead from a position to another one behind it, since in between the run goes on from a stored state that is another one. */
    boolean breaks(Position from, Position to) {
        return log.breaks(from.transition(), to.transition());
    }

    private ExplainedTransition explained(int number) {
        return derived.transition(require(number));
    }

    private int require(int number) {
        if (number < 1 || number > size) {
            throw new IndexOutOfBoundsException("the timeline has transitions 1 to " + size + ", not " + number);
        }
        return number;
    }
}
