package org.portalscope.mpi.collective;

import org.portalscope.mpi.message.CollectiveTags;

/**
 * The collectives. Every message of a collective has a tag, {@link CollectiveTags}, that tells its kind and its root, so that a process that is in another one
 * notices; how much is sent, the length of the message tells.
 */
public enum CollectiveKind {
    BARRIER("MPI_Barrier"), BCAST("MPI_Bcast"), REDUCE("MPI_Reduce"), ALLREDUCE("MPI_Allreduce"), REDUCE_SCATTER("MPI_Reduce_scatter"),
    GATHER("MPI_Gather"), GATHERV("MPI_Gatherv"), SCATTER("MPI_Scatter"), SCATTERV("MPI_Scatterv"), ALLGATHER("MPI_Allgather"),
    ALLTOALL("MPI_Alltoall"), ALLTOALLV("MPI_Alltoallv"), SCAN("MPI_Scan"), EXSCAN("MPI_Exscan"), COMM_DUP("MPI_Comm_dup"),
    COMM_SPLIT("MPI_Comm_split"), IBARRIER("MPI_Ibarrier", true), IBCAST("MPI_Ibcast", true);

    private static final CollectiveKind[] KINDS = values();

    private final String call;
    private final boolean nonblocking;

    CollectiveKind(String call) {
        this(call, false);
    }

    CollectiveKind(String call, boolean nonblocking) {
        this.call = call;
        this.nonblocking = nonblocking;
    }

    /** The call, as the standard spells it. */
    public String call() {
        return call;
    }

    /** The tag of the messages of a blocking one; a collective without a root has root 0. */
    public long tag(long root) {
        return CollectiveTags.blocking(ordinal(), root);
    }

    /**
     * The tag of the messages of a nonblocking one.
     *
     * @param number of the collective among the nonblocking ones of its communicator
     */
    public long tag(long root, long number) {
        return CollectiveTags.nonblocking(number, ordinal(), root);
    }

    /** Whether a tag is that of a kind. */
    public static boolean isTag(long tag) {
        int kind = CollectiveTags.kind(tag);
        return kind < KINDS.length && (KINDS[kind].nonblocking ? CollectiveTags.isNonblocking(tag) : CollectiveTags.isBlocking(tag));
    }

    /** The kind that a tag tells, which {@link #isTag} admits. */
    public static CollectiveKind of(long tag) {
        return KINDS[CollectiveTags.kind(tag)];
    }

    /** The root that a tag tells. */
    public static long root(long tag) {
        return CollectiveTags.root(tag);
    }
}
