package org.portalscope.timeline;

/**
 * How much a timeline keeps, and how far what it keeps is apart.
 *
 * @param far                   transitions beyond which the world goes to a checkpoint and on from there, rather than from step to step
 * @param checkpointTransitions transitions between two checkpoints at least
 * @param checkpointBytesOfWork bytes of a checkpoint that cost as much to write and to read as a transition does to execute: the larger a checkpoint, the
 *                              more transitions lie before the next one
 * @param checkpointBytes       of all checkpoints; when they take more, every second one goes
 * @param block                 transitions whose steps are derived together at most
 * @param blockBytes            of the steps that are derived together, unless a single transition has more
 * @param cacheBytes            of all steps that are kept
 * @param logBytes              of the log and its index: behind them nothing more is executed
 */
public record TimelineLimits(int far, int checkpointTransitions, int checkpointBytesOfWork, long checkpointBytes, int block, long blockBytes,
        long cacheBytes, long logBytes) {

    private static final int CHECKPOINT_TRANSITIONS = 4096;
    private static final int CHECKPOINT_BYTES_OF_WORK = 64;
    private static final int BLOCK = 1024;
    private static final long BLOCK_BYTES = 4L << 20;
    private static final int PARTS = 8;

    /**
     * The limits for a heap.
     *
     * @param heap how many bytes it may have
     */
    public static TimelineLimits of(long heap) {
        long part = heap / PARTS;
        return new TimelineLimits(Move.FAR, CHECKPOINT_TRANSITIONS, CHECKPOINT_BYTES_OF_WORK, 2 * part, BLOCK, Math.min(BLOCK_BYTES, part / PARTS), part,
                2 * part);
    }

    /** The limits for the heap of this virtual machine. */
    public static TimelineLimits ofThisMachine() {
        return of(Runtime.getRuntime().maxMemory());
    }

    /** The same, with other bytes of the log and its index. */
    public TimelineLimits withLogBytes(long bytes) {
        return new TimelineLimits(far, checkpointTransitions, checkpointBytesOfWork, checkpointBytes, block, blockBytes, cacheBytes, bytes);
    }
}
