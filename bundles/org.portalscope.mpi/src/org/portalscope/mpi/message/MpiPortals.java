package org.portalscope.mpi.message;

/** The Portal table indexes that MPI uses, and what the {@code user_ptr} of its own descriptors says. */
public final class MpiPortals {

    /** The portal of messages. */
    public static final int MESSAGES = 4;
    /** The portal at which senders offer the data of long messages. */
    public static final int DATA = 5;
    /** The portal of returned credits. */
    public static final int CREDITS = 6;
    /** The index of the access control table that all messages have. */
    public static final int COOKIE = 0;

    /** {@code user_ptr} of the descriptor that notes long messages; that of a short buffer is its index. */
    public static final long MARK = -1;
    /** {@code user_ptr} of the descriptor that notes what nobody else takes. */
    public static final long REST = -2;

    private MpiPortals() {
    }
}
