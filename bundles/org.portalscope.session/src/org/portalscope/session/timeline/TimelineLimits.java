package org.portalscope.session.timeline;

/**
 * How much a timeline keeps, and how far what it keeps is apart.
 *
 * @param far                   transitions beyond which the world goes to a checkpoint and on from there, rather than from step to step
 * @param checkpointTransitions transitions between two checkpoints at least
 * @param checkpointNanoseconds time that executing took between two checkpoints at least: about as long as it takes to come from one to the next
 * @param checkpointBytes       of all checkpoints; when they take more, every second one goes
 * @param block                 transitions whose steps are derived together at most
 * @param blockBytes            of the steps that are derived together, unless a single transition has more
 * @param cacheBytes            of all steps that are kept
 * @param logBytes              of the log and its index: behind them nothing more is executed
 */
public record TimelineLimits(int far, int checkpointTransitions, long checkpointNanoseconds, long checkpointBytes, int block, long blockBytes,
        long cacheBytes, long logBytes) {

    private static final int CHECKPOINT_TRANSITIONS = 512;
    private static final long CHECKPOINT_NANOSECONDS = 40_000_000;
    private static final int BLOCK = 1024;
    private static final long BLOCK_BYTES = 4 << 20;
    private static final int PARTS = 8;

    /**
     * The limits for a heap.
     *
     * @param heap how many bytes it may have
     */
    public static TimelineLimits of(long heap) {
        long part = heap / PARTS;
        return new TimelineLimits(Move.FAR, CHECKPOINT_TRANSITIONS, CHECKPOINT_NANOSECONDS, 2 * part, BLOCK, Math.min(BLOCK_BYTES, part / PARTS), part, 2 * part);
    }

    /** The limits for the heap of this virtual machine. */
    public static TimelineLimits ofThisMachine() {
        return of(Runtime.getRuntime().maxMemory());
    }

    /** The same, with other bytes of the log and its index. */
    public TimelineLimits withLogBytes(long bytes) {
        return new TimelineLimits(far, checkpointTransitions, checkpointNanoseconds, checkpointBytes, block, blockBytes, cacheBytes, bytes);
    }
}
