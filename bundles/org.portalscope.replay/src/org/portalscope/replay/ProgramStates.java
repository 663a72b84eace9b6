package org.portalscope.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.world.World;
import org.portalscope.world.snapshot.SnapshotSeries;

/**
 * States of a program that runs again, from which it can go on: where the recording has states all along, which know all but what the program does, and close
 * to each other where the program went last. Safe for several threads.
 */
final class ProgramStates {

    private static final long MOST_FAR = 48L << 20;
    private static final long MOST_NEAR = 32L << 20;
    /** Transitions between two states where the program went last, at least. */
    private static final int LEAST_DISTANCE = 256;
    /** Bytes of a state that take as long to write as a transition takes to make. */
    private static final int BYTES_PER_TRANSITION = 64;
    /** As many bytes of memory take as long to compare as one takes to write. */
    private static final int COMPARED = 16;
    /** Transitions that take as long as it does to give a world one of the recording's states. */
    private static final int READ = 10_000;

    private final Optional<StoredStates> stored;
    private final Supplier<World> repetitions;
    /** One of them, made when it is needed: it only knows what its states look like. */
    private World repeating;
    /** Of the program alone. */
    private final Kept far = new Kept(MOST_FAR);
    private Kept near = new Kept(MOST_NEAR);
    /** How many of the recording's states have been met. */
    private int met;
    private int distance = LEAST_DISTANCE;

    /** @param repetitions makes worlds that repeat the recording without the program */
    ProgramStates(Optional<StoredStates> stored, Supplier<World> repetitions) {
        this.stored = stored;
        this.repetitions = repetitions;
    }

    /** The last number up to another one behind which there is a state, or {@link TransitionLog#NONE}. */
    synchronized int upTo(int number) {
        return Math.max(far.upTo(number), near.upTo(number));
    }

    /** How many transitions take as long as it does to come to a number of them by one of the states, or from the start if there is none. */
    synchronized int effort(int number) {
        int nearest = near.upTo(number) == TransitionLog.NONE ? number : number - near.upTo(number) + distance;
        int farther = far.upTo(number) == TransitionLog.NONE ? number : number - far.upTo(number) + READ;
        return Math.min(nearest, farther);
    }

    /**
     * Gives a world the state behind a number of transitions that {@link #upTo} has said.
     *
     * @throws SnapshotException if it cannot be read; then the world stays as it is
     */
    synchronized void restore(int number, SnapshotSeries series) throws SnapshotException {
        if (near.upTo(number) == number) {
            series.restore(near.states.get(number));
        } else {
            repeating = repeating == null ? repetitions.get() : repeating;
            series.restore(far.states.get(number), repeating, stored.orElseThrow().snapshot(number));
            near = new Kept(MOST_NEAR);
        }
    }

    /**
     * A world in which somebody looks has come to a number of transitions. Its state is kept if it is worth that.
     *
     * @throws SnapshotException if the program hides its state
     */
    synchronized void pass(int number, SnapshotSeries series) throws SnapshotException {
        passFar(number, series);
        if (number - Math.max(0, upTo(number)) >= distance * near.share) {
            Snapshot state = series.take();
            near.add(number, state);
            distance = (int) Math.max(LEAST_DISTANCE, cost(state) / BYTES_PER_TRANSITION);
        }
    }

    private static long cost(Snapshot state) {
        return state.controlLength() + (long) state.pages().size() * MemoryPage.SIZE / COMPARED;
    }

    /**
     * The same for a world that goes through all of the recording: its states are kept where the recording has some.
     *
     * @throws SnapshotException if the program hides its state
     */
    synchronized void passFar(int number, SnapshotSeries series) throws SnapshotException {
        if (number > far.upTo(Integer.MAX_VALUE) && stored.filter(states -> states.upTo(number) == number).isPresent() && met++ % far.share == 0) {
            far.add(number, series.takePrograms());
        }
    }

    /** States by the number of transitions behind which they are. When they take too many bytes, every second one goes. */
    private static final class Kept {

        private final TreeMap<Integer, Snapshot> states = new TreeMap<>();
        private final long most;
        private long bytes;
        /** One of so many is still there. */
        private int share = 1;

        Kept(long most) {
            this.most = most;
        }

        int upTo(int number) {
            Integer floor = states.floorKey(number);
            return floor == null ? TransitionLog.NONE : floor;
        }

        void add(int number, Snapshot state) {
            states.put(number, state);
            bytes = bytes();
            while (bytes > most && states.size() > 1) {
                List<Integer> numbers = new ArrayList<>(states.keySet());
                for (int i = 1; i < numbers.size(); i += 2) {
                    states.remove(numbers.get(i));
                }
                share *= 2;
                bytes = bytes();
            }
        }

        private long bytes() {
            long sum = 0;
            Snapshot before = null;
            for (Snapshot state : states.values()) {
                sum += state.lengthBeside(before);
                before = state;
            }
            return sum;
        }
    }
}
