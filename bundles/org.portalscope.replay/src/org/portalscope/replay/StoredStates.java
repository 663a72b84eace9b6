package org.portalscope.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.read.RecordedCheckpoint;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.world.snapshot.SnapshotSeries;

/**
 * The checkpoints of a recording in a file as states of worlds that repeat it. Where one is another state than the engine comes to, worlds go on from the
 * recorded one. Those of single processes, which know of no network, are none. Safe for several threads.
 */
final class StoredStates {

    private static final int MOST_NAMED = 5;

    private final RecordingFile file;
    private final long skipped;
    private volatile int[] numbers;
    /** The numbers behind which the engine has come to the recorded state. */
    private final Set<Integer> same = ConcurrentHashMap.newKeySet();
    /** The numbers behind which it has come to another one. */
    private final NavigableSet<Integer> differing = new ConcurrentSkipListSet<>();
    /** The numbers behind which the recording goes on from a state to which something leads that was not recorded. */
    private volatile NavigableSet<Integer> restarts;

    /** @param skipped transitions of the recording before the first one of the world */
    StoredStates(RecordingFile file, long skipped) {
        this.file = file;
        this.skipped = skipped;
        refresh();
    }

    /** Learns of those that the file has by now. */
    void refresh() {
        restarts = numbers(file.restarts()).boxed().collect(Collectors.toCollection(TreeSet::new));
        numbers = numbers(file.checkpoints()).toArray();
    }

    /** Numbers in the world of transitions of the recording. */
    private IntStream numbers(long[] transitions) {
        return Arrays.stream(transitions).filter(transition -> transition >= skipped && transition - skipped < Integer.MAX_VALUE)
                .mapToInt(transition -> (int) (transition - skipped));
    }

    /** The last number up to another one behind which there is a state, or {@link TransitionLog#NONE}. */
    int upTo(int number) {
        int[] known = numbers;
        int place = Arrays.binarySearch(known, number);
        int floor = place >= 0 ? place : -place - 2;
        return floor < 0 ? TransitionLog.NONE : known[floor];
    }

    /** The numbers behind which the engine comes to another state than the recorded one, as far as somebody has looked. */
    NavigableSet<Integer> differing() {
        return Collections.unmodifiableNavigableSet(differing);
    }

    /** The numbers from 1 on behind which the recording goes on from a state that nothing in it leads to. */
    List<Integer> gaps() {
        return List.copyOf(restarts.tailSet(0, false));
    }

    /** Whether one of these lies behind a transition and before another one. */
    boolean differsBetween(int from, int to) {
        return holdsBetween(differing, from, to) || holdsBetween(restarts, from, to);
    }

    private static boolean holdsBetween(NavigableSet<Integer> numbers, int from, int to) {
        Integer next = numbers.ceiling(from);
        return next != null && next < to;
    }

    /** Gives a world before its first transition the state with which the recording begins, if it has one. */
    void begin(Replay replay) {
        try {
            if (restarts.contains(0)) {
                restore(0, replay, replay.snapshots());
            }
        } catch (SnapshotException e) {
            // one that is damaged says nothing; the first input that does not fit ends the replay
        }
    }

    /** The same as a sentence; empty if there are none. */
    Optional<String> words() {
        if (differing.isEmpty()) {
            return Optional.empty();
        }
        String named = differing.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
        return Optional.of("Behind transition" + (differing.size() == 1 ? " " : "s ") + named + (differing.size() > MOST_NAMED ? ", ..." : "")
                + " this engine comes to another state than was recorded by version " + file.origin().engineVersion()
                + "; the session goes on from the recorded one.");
    }

    /**
     * Gives a world the recorded state behind a transition.
     *
     * @throws SnapshotException if it is damaged, or not one of the world; then the world stays as it is
     */
    void restore(int number, Replay replay, SnapshotSeries snapshots) throws SnapshotException {
        RecordedCheckpoint checkpoint = checkpoint(number);
        snapshots.restore(snapshot(checkpoint));
        if (!checkpoint.hasItsDigest(0) && !restarts.contains(number)) {
            differing.add(number);
        }
        replay.restored(number);
    }

    /**
     * The recorded state behind a transition.
     *
     * @throws SnapshotException if it is damaged, or not one of a world
     */
    Snapshot snapshot(int number) throws SnapshotException {
        return snapshot(checkpoint(number));
    }

    private static Snapshot snapshot(RecordedCheckpoint checkpoint) throws SnapshotException {
        try {
            return checkpoint.snapshot(0);
        } catch (RecordingException e) {
            throw new SnapshotException(e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private RecordedCheckpoint checkpoint(int number) throws SnapshotException {
        try {
            RecordedCheckpoint checkpoint = file.checkpoint(number + skipped).orElseThrow();
            if (checkpoint.parts() == 1) {
                return checkpoint;
            }
        } catch (RecordingException e) {
            throw new SnapshotException(e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new SnapshotException("The checkpoint after transition " + number + " is not one of a world.");
    }

    /**
     * A world has come to a number of transitions. If the recording has another state there than the engine, the world goes on from that. A world that does not
     * know what protocols know is not compared: that belongs to the state.
     */
    void meet(int number, Replay replay) {
        if (replay.standsRestored(number) || Arrays.binarySearch(numbers, number) < 0 || same.contains(number)) {
            return;
        }
        try {
            if (restarts.contains(number)) {
                restore(number, replay, replay.snapshots());
            } else if (!differing.contains(number) && (replay.lacksProtocols() || isSame(checkpoint(number), replay.snapshots()))) {
                same.add(number);
            } else {
                restore(number, replay, replay.snapshots());
                differing.add(number);
            }
        } catch (SnapshotException | RecordingException e) {
            same.add(number); // one that is damaged, or of another program, says nothing
        }
    }

    /** Whether the engine has come to a recorded state. */
    private static boolean isSame(RecordedCheckpoint checkpoint, SnapshotSeries snapshots) throws SnapshotException, RecordingException {
        return checkpoint.hasItsDigest(0) && checkpoint.control(0).controlDigest().equals(snapshots.take().controlDigest());
    }
}
