package org.portalscope.mpi.collective;

/**
 * The collectives. Every message of a collective has a tag that tells its kind and its root, so that a process that is in another one notices; how much is
 * sent, the length of the message tells.
 */
public enum CollectiveKind {
    BARRIER("MPI_Barrier"), BCAST("MPI_Bcast"), REDUCE("MPI_Reduce"), ALLREDUCE("MPI_Allreduce"), REDUCE_SCATTER("MPI_Reduce_scatter"),
    GATHER("MPI_Gather"), GATHERV("MPI_Gatherv"), SCATTER("MPI_Scatter"), SCATTERV("MPI_Scatterv"), ALLGATHER("MPI_Allgather"),
    ALLTOALL("MPI_Alltoall"), ALLTOALLV("MPI_Alltoallv"), SCAN("MPI_Scan"), EXSCAN("MPI_Exscan"), COMM_DUP("MPI_Comm_dup"),
    COMM_SPLIT("MPI_Comm_split");

    private static final int ROOT_BITS = 16;
    private static final CollectiveKind[] KINDS = values();

    private final String call;

    CollectiveKind(String call) {
        this.call = call;
    }

    /** The call, as the standard spells it. */
    public String call() {
        return call;
    }

    /** The tag of its messages; a collective without a root has root 0. */
    public long tag(long root) {
        return (long) ordinal() << ROOT_BITS | root;
    }

    /** Whether a tag is that of a kind. */
    public static boolean isTag(long tag) {
        return tag >= 0 && tag >> ROOT_BITS < KINDS.length;
    }

    /** The kind that a tag tells, which {@link #isTag} admits. */
    public static CollectiveKind of(long tag) {
        return KINDS[(int) (tag >> ROOT_BITS)];
    }

    /** The root that a tag tells. */
    public static long root(long tag) {
        return tag & (1 << ROOT_BITS) - 1;
    }
}
