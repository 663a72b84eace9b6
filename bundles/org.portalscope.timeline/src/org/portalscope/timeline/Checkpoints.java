package org.portalscope.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

import org.portalscope.engine.snapshot.MemoryPage;

/**
 * The checkpoints of a timeline. Each is due when enough has been done since the last one, so that they lie close together where the state is small. When they
 * take too many bytes, every second one goes, and from then on they are twice as far apart. Safe for several threads.
 */
final class Checkpoints {

    /** As many bytes of memory cost as much to compare as one byte does to write. */
    private static final int COMPARED = 16;

    private final TimelineLimits limits;
    private final boolean onTheWay;
    private final TreeMap<Integer, Checkpoint> checkpoints = new TreeMap<>();
    private int distance = 1;
    private long bytes;
    /** What has been done since the last checkpoint, in transitions that move no data. */
    private long work;
    /** What is to be done before the next one. */
    private long worth;

    /** @param onTheWay whether some are added where a world passes by, too, rather than only where something is executed for the first time */
    Checkpoints(TimelineLimits limits, boolean onTheWay) {
        this.limits = limits;
        this.onTheWay = onTheWay;
    }

    /**
     * A transition has happened behind those that are there.
     *
     * @param itsWork what it costs to execute it again, as {@link ReplayWork} says
     * @return whether another checkpoint is due
     */
    synchronized boolean follow(long itsWork) {
        work += itsWork;
        return work >= distance * Math.max(limits.checkpointTransitions(), worth);
    }

    /** A world passes by a transition that had happened before. Returns whether it is to add a checkpoint there. */
    synchronized boolean passes(int number, long itsWork) {
        return onTheWay && (checkpoints.isEmpty() || number > checkpoints.lastKey()) && follow(itsWork);
    }

    /** Adds a checkpoint behind those that are there. */
    synchronized void add(Checkpoint checkpoint) {
        bytes += bytes(checkpoint, checkpoints.isEmpty() ? null : checkpoints.lastEntry().getValue());
        checkpoints.put(checkpoint.number(), checkpoint);
        work = 0;
        long memory = (long) checkpoint.snapshot().pages().size() * MemoryPage.SIZE;
        worth = (checkpoint.snapshot().controlLength() + memory / COMPARED) / limits.checkpointBytesOfWork();
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
        return checkpoint.snapshot().lengthBeside(before == null ? null : before.snapshot());
    }

    /** Those up to a number of transitions, for another timeline that begins with these. */
    synchronized Checkpoints first(int number) {
        Checkpoints copy = new Checkpoints(limits, onTheWay);
        checkpoints.headMap(number, true).values().forEach(copy::add);
        copy.goOn(distance, number);
        return copy;
    }

    private synchronized void goOn(int itsDistance, int number) {
        distance = itsDistance;
        work = checkpoints.isEmpty() ? 0 : number - checkpoints.lastKey();
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
