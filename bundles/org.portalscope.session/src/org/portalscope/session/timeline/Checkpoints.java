package org.portalscope.session.timeline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

import org.portalscope.engine.snapshot.MemoryPage;

/**
 * The checkpoints of a timeline. Each is due when executing has taken as long as seeking may take, so that they lie close together where transitions are
 * expensive. When they take too many bytes, every second one goes, and from then on they are twice as far apart. Safe for several threads.
 */
final class Checkpoints {

    /** A checkpoint is not due before executing has taken so many times as long as making the last one did. */
    private static final int WORTH = 4;

    private final TimelineLimits limits;
    private final boolean onTheWay;
    private final TreeMap<Integer, Checkpoint> checkpoints = new TreeMap<>();
    private int distance = 1;
    private long bytes;
    private long last;
    private long cost;

    /** @param onTheWay whether some are added where a world passes by, too, rather than only where something is executed for the first time */
    Checkpoints(TimelineLimits limits, boolean onTheWay) {
        this.limits = limits;
        this.onTheWay = onTheWay;
    }

    /** Whether a world that passes by is to add another checkpoint; the parameters are those of {@link #isDue}. */
    boolean isDueOnTheWay(int number, long now) {
        return onTheWay && isDue(number, now);
    }

    /**
     * Whether another checkpoint is due behind those that are there.
     *
     * @param number how many transitions have happened
     * @param now    a moment, in nanoseconds
     */
    synchronized boolean isDue(int number, long now) {
        return !checkpoints.isEmpty() && number - checkpoints.lastKey() >= distance * limits.checkpointTransitions()
                && now - last >= Math.max(distance * limits.checkpointNanoseconds(), WORTH * cost);
    }

    /**
     * Adds a checkpoint behind those that are there.
     *
     * @param begun when it was begun, in nanoseconds
     * @param ended when it was made
     */
    synchronized void add(Checkpoint checkpoint, long begun, long ended) {
        bytes += bytes(checkpoint, checkpoints.isEmpty() ? null : checkpoints.lastEntry().getValue());
        checkpoints.put(checkpoint.number(), checkpoint);
        last = ended;
        cost = Math.min(ended - begun, limits.checkpointNanoseconds());
        while (bytes > limits.checkpointBytes() && checkpoints.size() > 2) {
            thin();
        }
    }

    private void thin() {
        List<Integer> numbers = new ArrayList<>(checkpoints.keySet());
        for (int i = 1; i < numbers.size(); i += 2) {
            checkpoints.remove(numbers.get(i));
        }
        distance *= 2;
        bytes = 0;
        Checkpoint before = null;
        for (Checkpoint checkpoint : checkpoints.values()) {
            bytes += bytes(checkpoint, before);
            before = checkpoint;
        }
    }

    /** How many bytes a checkpoint takes that the one before it, or null, does not take. */
    private static long bytes(Checkpoint checkpoint, Checkpoint before) {
        Set<MemoryPage> shared = Collections.newSetFromMap(new IdentityHashMap<>());
        if (before != null) {
            shared.addAll(before.snapshot().pages());
        }
        return checkpoint.snapshot().controlLength()
                + checkpoint.snapshot().pages().stream().filter(page -> !shared.contains(page)).mapToLong(page -> page.bytes().length).sum();
    }

    /** The last checkpoint up to a number of transitions, or null if there is none. */
    synchronized Checkpoint upTo(int number) {
        return checkpoints.isEmpty() ? null : checkpoints.floorEntry(number).getValue();
    }

    synchronized int size() {
        return checkpoints.size();
    }

    /** How many bytes they take. */
    synchronized long bytes() {
        return bytes;
    }
}
