package org.portalscope.dat.object;

/** How an operation completes, {@code DAT_COMPLETION_FLAGS}. */
public final class CompletionFlags {

    public static final long DEFAULT = 0x00;
    /** A success has no event. */
    public static final long SUPPRESS = 0x01;
    /** The matching receive notifies who waits for it. */
    public static final long SOLICITED_WAIT = 0x02;
    /** A success has an event without a notification. */
    public static final long UNSIGNALLED = 0x04;
    /** The operation does not start before all RDMA Reads before it are complete. */
    public static final long BARRIER_FENCE = 0x08;
    /** Of an endpoint: the threshold of {@code dat_evd_wait} says how many completions notify. */
    public static final long EVD_THRESHOLD = 0x10;

    private CompletionFlags() {
    }

    /** Whether flags have one of these. */
    public static boolean has(long flags, long wanted) {
        return (flags & wanted) != 0;
    }
}
