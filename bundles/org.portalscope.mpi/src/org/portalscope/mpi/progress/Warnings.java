package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;

import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.UnexpectedMessage;
import org.portalscope.protocol.call.CallContext;

/**
 * What MPI warns of: time and memory that a program would save whose receives are posted before their messages come. Messages of collectives are
 * MPI's own, and nothing is said of them but that searches are deep.
 *
 * @param searchDepth messages or receives that a search may look at without a warning; 0 if it may look at all
 */
record Warnings(long searchDepth) {

    static final String COPIED = "unexpected message copied";
    static final String LATE = "receive posted late";
    static final String DEEP = "deep search";
    static final String REFUSED = "ready message refused";

    private static boolean isCollective(UnexpectedMessage message) {
        return Communicator.isCollective(MessageBits.CONTEXT.in(message.bits()));
    }

    /** The data of a message that nobody had waited for are copied. */
    static void copied(CallContext call, UnexpectedMessage message, long length, String where) {
        if (!isCollective(message)) {
            call.warn(COPIED, () -> words(message, call) + ": " + length + " bytes, " + where);
        }
    }

    /** A message was sent as ready, and no receive is posted for it. */
    static void refused(CallContext call, UnexpectedMessage message) {
        call.warn(REFUSED, () -> words(message, call) + " was sent as ready, and no receive of its tag is posted");
    }

    /** A receive has found its message among the unexpected ones. */
    static void late(CallContext call, MpiRequest receive, UnexpectedMessage message) {
        if (!isCollective(message)) {
            call.warn(LATE, () -> words(receive, call) + " finds " + words(message, call) + (message.isLong() ? ", whose data have to be fetched" : ""));
        }
    }

    /**
     * A receive has looked through the unexpected messages in the order of their arrival.
     *
     * @param found null if no message fits
     */
    void searched(CallContext call, MpiRequest receive, UnexpectedMessage found) {
        if (!call.explains() || searchDepth == 0) {
            return;
        }
        long depth = state(call).unexpected().messages().stream()
                .filter(message -> message.isFree() && (found == null || message.number() <= found.number())).count();
        if (depth > searchDepth) {
            call.warn(DEEP, () -> words(receive, call) + " has been compared with " + depth + " unexpected messages");
        }
    }

    /** A message has found a posted receive, behind those posted before it that it did not match. */
    void matched(CallContext call, MpiRequest receive) {
        if (!call.explains() || searchDepth == 0) {
            return;
        }
        long depth = 1;
        for (MpiRequest earlier : state(call).requests()) {
            depth += earlier.number() < receive.number() && earlier.isPosted() ? 1 : 0;
        }
        if (depth > searchDepth) {
            long compared = depth;
            call.warn(DEEP, () -> "the message for " + words(receive, call) + " has been compared with " + compared + " posted receives");
        }
    }
}
