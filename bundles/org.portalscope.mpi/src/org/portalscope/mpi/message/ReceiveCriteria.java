package org.portalscope.mpi.message;

/**
 * Which messages a receive or a probe selects.
 *
 * @param context of the communicator
 * @param source  rank in the communicator, or {@link #ANY}
 * @param tag     or {@link #ANY}, or one of the wildcards of {@link CollectiveTags}
 */
public record ReceiveCriteria(int context, long source, long tag) {

    /** {@code MPI_ANY_SOURCE} and {@code MPI_ANY_TAG}. */
    public static final long ANY = -1;
    /** {@code MPI_PROC_NULL}: nobody. */
    public static final long PROC_NULL = -2;

    /** The match bits of the match entry of a receive. */
    public long matchBits() {
        return MessageBits.envelope(context, source == ANY ? 0 : source, tag == ANY ? 0 : tag < ANY ? CollectiveTags.matchBits(tag) : tag);
    }

    /** The ignore bits of the match entry of a receive: however the message is sent. */
    public long ignoreBits() {
        return MessageBits.PROTOCOL.mask() | (source == ANY ? MessageBits.SOURCE.mask() : 0)
                | (tag == ANY ? MessageBits.TAG.mask() : tag < ANY ? CollectiveTags.ignoreBits(tag) : 0);
    }

    /** Whether only messages with one envelope are selected. */
    public boolean isExact() {
        return source != ANY && tag > ANY;
    }

    /** Whether a message with these match bits is selected. */
    public boolean admits(long bits) {
        return ((bits ^ matchBits()) & ~ignoreBits()) == 0;
    }
}
