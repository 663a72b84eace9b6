package org.portalscope.mpi.progress;

import java.util.List;
import java.util.Map;

import org.portalscope.protocol.ProtocolParameter;

/**
 * What can be set of MPI before a run begins; the same for all ranks.
 *
 * @param eagerLimit  bytes of the longest message that is sent with its data before its receive is known; longer ones are fetched unless the receive is posted
 * @param buffers     for unexpected short messages, of each process
 * @param bufferSize  bytes of each of them, at least the eager limit
 * @param credits     that each process gives each other at most; 0 for as many as its buffers allow
 * @param exclusive   whether posting a receive keeps other threads of the process from taking unexpected messages meanwhile
 * @param searchDepth messages or receives that a search may look at without a warning; 0 for any number
 * @param revision    of the rules of ready sends, of flow control and of cancelled sends: 3, or that of recordings made before
 * @param bsendOverhead bytes of the attached buffer that each message takes besides its data, {@code MPI_BSEND_OVERHEAD}
 */
public record MpiParameters(long eagerLimit, int buffers, long bufferSize, int credits, boolean exclusive, long searchDepth, int revision,
        long bsendOverhead) {

    private static final int FIRST = 1;
    private static final int LAST = 3;
    private static final String BSEND_OVERHEAD = "bsend_overhead";

    public static final List<ProtocolParameter> ALL = List.of(
            new ProtocolParameter("eager_limit", 64, 0, 1 << 20, "bytes of the longest message that is sent eagerly"),
            new ProtocolParameter("buffers", 3, 2, 1 << 10, "buffers for unexpected short messages, of each process"),
            new ProtocolParameter("buffer_size", 512, 1, 1 << 24, "bytes of each of them; at least the eager limit"),
            new ProtocolParameter("credits", 0, 0, 1 << 16, "messages that may be on their way to a process from each other; 0 for what its buffers allow"),
            new ProtocolParameter("exclusive_posting", 1, 0, 1, "1 if posting a receive excludes other threads of the process, 0 to see what happens without"),
            new ProtocolParameter("search_depth", 32, 0, 1 << 20,
                    "unexpected messages or posted receives that a search looks at without a warning; 0 for any number"),
            new ProtocolParameter("revision", LAST, FIRST, LAST,
                    "3; of recordings made before: 2 if it is not noted that MPI_Cancel of a send had no effect, 1 if moreover a ready send without a posted "
                            + "receive fails only if no short buffer has room for its message",
                    FIRST),
            new ProtocolParameter(BSEND_OVERHEAD, 0, 0, 1 << 16,
                    "bytes of the attached buffer that each buffered message takes besides its data; 96 in MPICH, 128 in Open MPI"));

    /** With all parameters of {@link #ALL} set, by their names. */
    public static MpiParameters of(Map<String, Long> settings) {
        return new MpiParameters(settings.get("eager_limit"), settings.get("buffers").intValue(), settings.get("buffer_size"),
                settings.get("credits").intValue(), settings.get("exclusive_posting") != 0, settings.get("search_depth"),
                settings.get("revision").intValue(), settings.get(BSEND_OVERHEAD));
    }

    /** Whether a receive acknowledges a ready message and a process without one refuses it; else short buffers admit ready messages. */
    public boolean answersReady() {
        return revision > FIRST;
    }

    /** Whether a send is marked for which {@code MPI_Cancel} had no effect, so that what waits for it can say so. */
    public boolean marksCancelledSends() {
        return revision == LAST;
    }

    /** Whether the event queues are large enough for all messages under way whatever the order of events, since credits are returned one message at a time. */
    public boolean boundsReturns() {
        return revision > FIRST;
    }

    /** Events that a queue can hold beside those of messages for which there are credits: malformed messages log some until they are ignored. */
    public long strayEvents() {
        return revision > FIRST ? 1 << 12 : 0;
    }

    /** How many messages a buffer takes before it is unlinked, whatever their lengths. */
    public int messagesPerBuffer() {
        return (int) Math.max(1, bufferSize / Math.max(1, eagerLimit));
    }

    /**
     * How many credits each process gives each of so many: with all of them spent, and one buffer almost full, all messages find room.
     *
     * @return 0 if the buffers are too few or too small
     */
    public int creditsFor(int processes) {
        long room = bufferSize < eagerLimit ? 0 : (long) (buffers - 1) * messagesPerBuffer() / processes;
        return (int) Math.min(room, credits == 0 ? 1 << 16 : credits);
    }
}
